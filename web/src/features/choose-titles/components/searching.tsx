import { countText } from '../../../components/count-text.ts';

export interface SearchingProps {
  /** How many jobs today and yesterday have; undefined while that is not known. */
  readonly jobs: number | undefined;
}

/** The page's last line: how many jobs are being searched. */
export function Searching({ jobs }: SearchingProps) {
  return (
    <p role="status" className="min-h-11 border-t border-line pt-4 text-muted tabular-nums">
      {jobs !== undefined && `Currently searching ${countText(jobs, 'job')}`}
    </p>
  );
}
