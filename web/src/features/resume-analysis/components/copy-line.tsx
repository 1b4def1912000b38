import { useEffect } from 'react';
import { QuietButton } from '../../../components/button.tsx';
import { CopyLabel } from '../../../components/copy-label.tsx';
import { useCopy } from '../../../components/use-copy.ts';
import { toast } from '../../toasts/toast.ts';

export interface CopyLineProps {
  /** The number of the line that it rewrites. */
  readonly number: number;
  readonly text: string;
}

export function CopyLine({ number, text }: CopyLineProps) {
  const { copying, copy } = useCopy(text);
  const hasCopied = copying.state === 'copied';
  useEffect(() => {
    if (copying.state !== 'refused') return;
    toast({
      title: 'Couldn’t copy the line',
      description: 'Your browser doesn’t allow copying here. Select the text and copy it yourself.',
      variant: 'destructive',
    });
  }, [copying]);

  return (
    <>
      <QuietButton
        aria-label={`Copy the rewrite of line ${number}`}
        onClick={copy}
        className="inline-grid items-center justify-items-end"
      >
        <CopyLabel action="Copy" hasCopied={hasCopied} />
      </QuietButton>
      <span role="status" className="sr-only">
        {hasCopied ? `Line ${number} copied` : ''}
      </span>
    </>
  );
}
