/**
 * A formula as it stands in a book.
 * @param mathml as printMathml() writes it, which lets nothing through that could be markup
 */
export function Formula({ mathml }: { mathml: string }) {
  return <span dangerouslySetInnerHTML={{ __html: mathml }} />;
}
