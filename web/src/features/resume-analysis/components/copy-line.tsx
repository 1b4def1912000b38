import { useEffect } from 'react';
import { QuietButton } from '../../../components/button.tsx';
import { CopyWords } from '../../../components/copy-words.tsx';
import { useCopy } from '../../../components/use-copy.ts';
import { toast } from '../../toasts/toast.ts';

export interface CopyLineProps {
  /** The line that it is in other words. */
  readonly number: number;
  readonly text: string;
}

/** Copies a line in better words. */
export function CopyLine({ number, text }: CopyLineProps) {
  const { copying, copy } = useCopy(text);
  const hasCopied = copying.state === 'copied';
  useEffect(() => {
    if (copying.state !== 'refused') return;
    toast({
      title: 'The line was not copied.',
      description: 'Your browser does not allow it. Select the text and copy it from there.',
      variant: 'destructive',
    });
  }, [copying]);

  return (
    <>
      <QuietButton
        aria-label={`Copy line ${number} in better words`}
        onClick={copy}
        className="inline-grid items-center justify-items-end"
      >
        <CopyWords action="Copy" hasCopied={hasCopied} />
      </QuietButton>
      <span role="status" className="sr-only">
        {hasCopied ? `Line ${number} copied` : ''}
      </span>
    </>
  );
}
