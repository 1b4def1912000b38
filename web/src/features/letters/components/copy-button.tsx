import { useEffect, useState } from 'react';
import { toast } from '../../toasts/toast.ts';

/** Props of `CopyButton`. */
export interface CopyButtonProps {
  readonly text: string;
}

/** For how long it says that the text was copied, in milliseconds. */
const SAID = 2500;

/** Copies a letter. */
export function CopyButton({ text }: CopyButtonProps) {
  const [hasCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!hasCopied) return;
    const timer = setTimeout(() => setCopied(false), SAID);
    return () => clearTimeout(timer);
  }, [hasCopied]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch (error) {
      console.error(error);
      toast({
        title: 'The letter was not copied.',
        description: 'Your browser does not allow it. Press Edit, select the text and copy it from there.',
        variant: 'destructive',
      });
    }
  };

  return (
    <>
      <button
        type="button"
        onClick={() => void copy()}
        className="inline-grid min-h-11 items-center rounded-lg border border-ink px-4.5 font-semibold transition-colors duration-150 hover:bg-ink hover:text-on-ink"
      >
        {/* Both words lie in one cell, so that the button keeps its width. */}
        <span className={`col-start-1 row-start-1 ${hasCopied ? 'invisible' : ''}`}>Copy letter</span>
        <span aria-hidden="true" className={`col-start-1 row-start-1 ${hasCopied ? '' : 'invisible'}`}>
          Copied
        </span>
      </button>
      <span role="status" className="sr-only">
        {hasCopied ? 'Letter copied' : ''}
      </span>
    </>
  );
}
