import type { MatchKey } from '../api/matches.ts';
import { MatchExplanation } from './match-explanation.tsx';
import { NotifyButton } from './notify-button.tsx';

export interface NoMatchProps {
  readonly pair: MatchKey;
}

export function NoMatch({ pair }: NoMatchProps) {
  return (
    <section className="grid justify-items-start gap-3 border-t border-line py-6">
      <h2 className="font-head text-title font-semibold tracking-tight">This person and job don’t match</h2>
      <MatchExplanation pair={pair} />
      <NotifyButton pair={pair} label={`${pair.id}, ${pair.jobId}`} />
    </section>
  );
}
