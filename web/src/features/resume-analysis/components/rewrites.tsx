import type { Analysis } from '../api/analysis.ts';
import { AnalysisSection } from './analysis-section.tsx';
import { CopyLine } from './copy-line.tsx';

export interface RewritesProps {
  readonly rewrites: Analysis['rewrites'];
}

export function Rewrites({ rewrites }: RewritesProps) {
  return (
    <AnalysisSection
      heading="Suggested rewrites"
      lead="Checked to add no new claims. Add the numbers only you know."
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
              <p className="text-lead font-[550] text-pretty wrap-anywhere">
                <span className="sr-only">Suggested: </span>
                <ins className="no-underline">{better}</ins>
              </p>
              <div className="flex flex-wrap items-center justify-between gap-x-4">
                <p className="text-small text-muted">{why}</p>
                <CopyLine number={line.number} text={better} />
              </div>
            </li>
          ))}
        </ul>
      )}
    </AnalysisSection>
  );
}
