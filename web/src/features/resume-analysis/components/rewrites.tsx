import { useEffect } from 'react';
import { QuietButton } from '../../../components/button.tsx';
import { CopyLabel } from '../../../components/copy-label.tsx';
import { useCopy } from '../../../components/use-copy.ts';
import { toast } from '../../toasts/toast.ts';
import type { Analysis } from '../api/analysis.ts';
import { AnalysisSection } from './analysis-section.tsx';

export interface RewritesProps {
  readonly rewrites: Analysis['rewrites'];
}

export function Rewrites({ rewrites }: RewritesProps) {
  return (
    <AnalysisSection
      heading="Suggested rewrites"
      lead="We check that they add no new claims. Only you can add the numbers."
    >
      {rewrites.length === 0 ? (
        <p className="text-muted">Nothing to improve.</p>
      ) : (
        <ul className="grid gap-7">
          {rewrites.map(({ line, better, why }) => (
            <li key={line.number} className="appear grid grid-cols-[minmax(0,1fr)] gap-2">
              <p className="text-muted wrap-anywhere">
                <span className="text-small tabular-nums">Line {line.number}:</span>{' '}
                <del className="decoration-line">{line.text}</del>
              </p>
              <p className="text-lead font-[550] wrap-anywhere">
                <span className="sr-only">Suggested: </span>
                <ins className="no-underline">{better}</ins>
              </p>
              <div className="flex flex-wrap items-center justify-between gap-x-4">
                <p className="text-small text-muted">{why}</p>
                <CopyRewrite number={line.number} text={better} />
              </div>
            </li>
          ))}
        </ul>
      )}
    </AnalysisSection>
  );
}

interface CopyRewriteProps {
  /** The number of the line that it rewrites. */
  readonly number: number;
  readonly text: string;
}

function CopyRewrite({ number, text }: CopyRewriteProps) {
  const { copying, copy } = useCopy(text);
  const hasCopied = copying.state === 'copied';
  useEffect(() => {
    if (copying.state !== 'refused') return;
    toast({
      title: "Couldn't copy the line",
      description: "Your browser doesn't allow copying here. Select the text and copy it yourself.",
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
