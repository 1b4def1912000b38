import { Link } from 'wouter';
import { type StaffView, staffViewPath, useStaffView } from '../use-staff-view.ts';
import { AnswerCounts } from './answer-counts.tsx';
import { FollowReviews } from './follow-reviews.tsx';
import { Matches } from './matches.tsx';
import { Sources } from './sources.tsx';

const views: Readonly<Record<StaffView['view'], string>> = {
  matches: 'Matches',
  sources: 'Boards',
  requests: 'Requests',
  feedback: 'Feedback',
};

// Object.keys loses the type of the keys.
const viewNames = Object.keys(views) as StaffView['view'][];

export function Staff() {
  const [view, show] = useStaffView();
  return (
    <div className="min-h-svh pt-6 pb-16 sm:pt-8">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2 border-b border-line">
        <h1 className="pb-3 font-head text-heading leading-[1.12] font-semibold tracking-[-0.035em]">
          {views[view.view]}
        </h1>
        <nav aria-label="Staff" className="flex justify-between gap-2.5 max-sm:w-full sm:gap-6">
          {viewNames.map((name) => (
            <Link
              key={name}
              href={staffViewPath({ view: name })}
              aria-current={name === view.view ? 'page' : undefined}
              className="-mb-px inline-flex min-h-11 items-center border-b-2 border-transparent text-muted hover:text-ink aria-[current=page]:border-ink aria-[current=page]:font-semibold aria-[current=page]:text-ink"
            >
              {views[name]}
            </Link>
          ))}
        </nav>
      </header>
      {view.view === 'matches' && <Matches filters={view} onFilter={show} />}
      {view.view === 'sources' && (
        <Sources filters={view} onFilter={(filters) => show({ view: 'sources', ...filters })} />
      )}
      {view.view === 'requests' && <FollowReviews />}
      {view.view === 'feedback' && <AnswerCounts />}
    </div>
  );
}
