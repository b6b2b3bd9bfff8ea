import type { DetailedHTMLProps, HTMLAttributes } from "react";

type MathElement = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & { display?: "block" | "inline" };

// React's types know no MathML, which all current browsers draw.
declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      math: MathElement;
      mi: MathElement;
      mn: MathElement;
      mo: MathElement;
      msubsup: MathElement;
      mspace: MathElement & { width?: string };
    }
  }
}
