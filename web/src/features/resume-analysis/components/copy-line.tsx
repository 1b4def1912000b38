import { useEffect, useState } from 'react';
import { QuietButton } from '../../../components/button.tsx';
import { toast } from '../../toasts/toast.ts';

/** Props of `CopyLine`. */
export interface CopyLineProps {
  /** The line that it is in other words. */
  readonly number: number;
  readonly text: string;
}

/** For how long it says that the line was copied, in milliseconds. */
const SAID = 2500;

/** Copies a line in better words. */
export function CopyLine({ number, text }: CopyLineProps) {
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
        title: 'The line was not copied.',
        description: 'Your browser does not allow it. Select the text and copy it from there.',
        variant: 'destructive',
      });
    }
  };

  return (
    <>
      <QuietButton
        aria-label={`Copy line ${number} in better words`}
        onClick={() => void copy()}
        className="inline-grid items-center justify-items-end"
      >
        {/* Both words lie in one cell, so that the button keeps its width. */}
        <span className={`col-start-1 row-start-1 ${hasCopied ? 'invisible' : ''}`}>Copy</span>
        <span aria-hidden="true" className={`col-start-1 row-start-1 ${hasCopied ? '' : 'invisible'}`}>
          Copied
        </span>
      </QuietButton>
      <span role="status" className="sr-only">
        {hasCopied ? `Line ${number} copied` : ''}
      </span>
    </>
  );
}
