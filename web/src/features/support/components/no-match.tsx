import type { MatchKey } from '../api/matches.ts';
import { NotifyButton } from './notify-button.tsx';
import { Why } from './why.tsx';

export interface NoMatchProps {
  readonly pair: MatchKey;
}

/** A person and a job that the ledger holds nothing of: why, and the way to alert all the same. */
export function NoMatch({ pair }: NoMatchProps) {
  return (
    <section className="grid justify-items-start gap-3 border-t border-line py-6">
      <h2 className="font-head text-title font-semibold tracking-tight">There is no match of the two</h2>
      <Why pair={pair} />
      <NotifyButton pair={pair} label={`${pair.id}, ${pair.jobId}`} />
    </section>
  );
}
