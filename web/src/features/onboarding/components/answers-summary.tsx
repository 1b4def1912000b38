import { boardFilters } from '@daybreak/contract/board-filters.ts';
import { roleNames } from '@daybreak/contract/job-codes.ts';
import { placeName } from '@daybreak/contract/place-name.ts';
import { normalizeTitles } from '@daybreak/contract/titles.ts';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { criteriaParts } from '../../criteria/criteria-parts.ts';
import type { Answers } from '../answers.ts';
import { type Step, stepPath } from '../steps.ts';

export interface AnswersSummaryProps {
  readonly path: string;
  readonly answers: Answers;
}

export function AnswersSummary({ path, answers }: AnswersSummaryProps) {
  const { titles, role, places, remote, jobType, seniority, criteria } = answers;
  const filledTitles = normalizeTitles(titles);
  const where = [...places.map(placeName), ...(remote ? ['Remote'] : [])];
  const kind = [
    ...(seniority === 'Any' ? [] : [boardFilters.seniority.names[seniority]]),
    boardFilters.jobType.names[jobType],
    ...criteriaParts(criteria).map(({ name }) => name),
  ];
  return (
    <dl className="mt-2 grid border-b border-line text-body">
      <Answer name="Job titles" path={path} step={1}>
        {filledTitles.length === 0 ? (
          <span className="text-muted">None yet</span>
        ) : (
          <Items items={filledTitles} />
        )}
      </Answer>
      <Answer name="Role & location" path={path} step={2}>
        <Items items={[roleNames[role], ...where, ...kind]} />
      </Answer>
    </dl>
  );
}

interface AnswerProps {
  readonly name: string;
  readonly path: string;
  readonly step: Step;
  readonly children: ReactNode;
}

function Answer({ name, path, step, children }: AnswerProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-t border-line py-3">
      <dt className="text-small text-muted">{name}</dt>
      <dd className="col-start-1 overflow-x-clip text-ink wrap-anywhere">{children}</dd>
      <dd className="col-start-2 row-span-2 row-start-1 self-center">
        <Link
          href={stepPath(path, step)}
          aria-label={`Change ${name.toLowerCase()}`}
          className="inline-flex min-h-11 items-center text-small text-dusk underline underline-offset-4"
        >
          Change
        </Link>
      </dd>
    </div>
  );
}

function Items({ items }: { readonly items: readonly string[] }) {
  return (
    <ul className="dotted">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
