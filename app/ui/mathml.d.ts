import type { DetailedHTMLProps, HTMLAttributes } from "react";

type MathElement = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & { display?: "block" | "inline" };

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
