export interface CopyWordsProps {
  /** What the button does. */
  readonly action: string;
  readonly hasCopied: boolean;
}

/** What a button that copies says: both words lie in the one cell of its grid, so that it keeps its width. */
export function CopyWords({ action, hasCopied }: CopyWordsProps) {
  return (
    <>
      <span className={`col-start-1 row-start-1 ${hasCopied ? 'invisible' : ''}`}>{action}</span>
      <span aria-hidden="true" className={`col-start-1 row-start-1 ${hasCopied ? '' : 'invisible'}`}>
        Copied
      </span>
    </>
  );
}
