export interface CopyLabelProps {
  /** The label before copying. */
  readonly action: string;
  readonly hasCopied: boolean;
}

/** Both labels share one grid cell, so that the button keeps its width. */
export function CopyLabel({ action, hasCopied }: CopyLabelProps) {
  return (
    <>
      <span className={`col-start-1 row-start-1 ${hasCopied ? 'invisible' : ''}`}>{action}</span>
      <span aria-hidden="true" className={`col-start-1 row-start-1 ${hasCopied ? '' : 'invisible'}`}>
        Copied
      </span>
    </>
  );
}
