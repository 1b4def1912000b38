import { CopyLabel } from '../../../components/copy-label.tsx';
import { useCopy } from '../../../components/use-copy.ts';

export interface CopyLetterButtonProps {
  readonly text: string;
  /** Shown if the browser blocks copying. */
  readonly fallbackHint: string;
}

export function CopyLetterButton({ text, fallbackHint }: CopyLetterButtonProps) {
  const { copying, copy } = useCopy(text);
  const hasCopied = copying.state === 'copied';
  return (
    <>
      <button
        type="button"
        onClick={copy}
        className="inline-grid min-h-11 items-center rounded-lg border border-ink px-4.5 font-semibold transition-colors duration-150 hover:bg-ink hover:text-on-ink"
      >
        <CopyLabel action="Copy letter" hasCopied={hasCopied} />
      </button>
      <span role="status" className="sr-only">
        {hasCopied ? 'Letter copied' : ''}
      </span>
      <p role="alert" className="order-last w-full text-small text-alarm empty:hidden">
        {copying.state === 'refused' && `Your browser blocked copying. ${fallbackHint}`}
      </p>
    </>
  );
}
