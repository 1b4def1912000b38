import { useId, useState } from 'react';
import { QuietButton } from '../../../components/button.tsx';
import type { AdminMatch } from '../api/matches.ts';
import { stateNames } from '../match-text.ts';
import { MatchExplanation } from './match-explanation.tsx';
import { MatchFacts } from './match-facts.tsx';
import { NotifyButton } from './notify-button.tsx';

export interface MatchCardProps {
  readonly match: AdminMatch;
}

export function MatchCard({ match }: MatchCardProps) {
  const id = useId();
  const [isExplained, setExplained] = useState(false);
  const { summarizeJob: job, firstName, user, state, why, reason } = match;
  const pair = { id: match.id, jobId: match.jobId };
  const isBlocked = state === 'failed' || state === 'withheld';
  return (
    <li className="border-t border-line py-5">
      <article aria-labelledby={id} className="grid grid-cols-1 gap-3">
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
          <div className="min-w-0 flex-1 basis-80">
            <h2 id={id} className="text-lead font-semibold tracking-[-0.01em] text-pretty wrap-anywhere">
              {firstName === '' ? user.email : firstName}
              <span className="font-normal text-muted"> and </span>
              <a
                href={job.jobUrl}
                target="_blank"
                rel="noreferrer"
                className="underline decoration-line underline-offset-4 hover:decoration-ink"
              >
                {job.jobTitle}
              </a>
            </h2>
            <p className="wrap-anywhere">
              <span className={`font-semibold ${isBlocked ? 'text-alarm' : ''}`}>{stateNames[state]}</span>
              {why !== '' && `: ${why}`} <span className="text-muted">{reason}.</span>
            </p>
          </div>
          <div className="flex items-center gap-4">
            <QuietButton aria-expanded={isExplained} onClick={() => setExplained(!isExplained)}>
              Why?
            </QuietButton>
            <NotifyButton pair={pair} label={`${user.email}, ${job.jobTitle}`} />
          </div>
        </div>
        {isExplained && <MatchExplanation pair={pair} />}
        <MatchFacts match={match} />
      </article>
    </li>
  );
}
