/** `mathml` must come from printMathml(), which escapes markup. */
export function Formula({ mathml }: { mathml: string }) {
  return <span dangerouslySetInnerHTML={{ __html: mathml }} />;
}
