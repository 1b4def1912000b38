import { memo, use, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ShowsHidden } from '../../hidden-jobs/components/hidden-line.tsx';
import { useIsHidden } from '../../hidden-jobs/hidden-jobs.ts';
import type { JobChunk } from '../board-reader.ts';
import type { VisitorClock } from '../day.ts';
import { JobCard } from './job-card.tsx';

export interface JobRowsProps {
  readonly part: JobChunk;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly clock: VisitorClock;
}

/** How far outside the viewport rows stay rendered, for keyboard use and find-in-page. */
const KEEP_MARGIN = '12000px 0px';

/** The last rendered heights, so that a revisited list keeps its length. */
const heights = new WeakMap<JobChunk, number>();

/** Replaces cards far outside the viewport by their height, so that 20,000 jobs stay cheap. */
export const JobRows = memo(function JobRows({ part, now, clock }: JobRowsProps) {
  const rows = useRef<HTMLDivElement>(null);
  const isHidden = useIsHidden();
  const showsHidden = use(ShowsHidden);
  const [height, setHeight] = useState(() => heights.get(part) ?? null);

  useLayoutEffect(() => {
    const element = rows.current;
    return () => {
      if (element !== null) heights.set(part, element.offsetHeight);
    };
  }, [part]);

  useEffect(() => {
    const element = rows.current;
    if (element === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        if (entry === undefined) return;
        const isHeld = element.contains(document.activeElement);
        setHeight(entry.isIntersecting || isHeld ? null : entry.boundingClientRect.height);
      },
      { rootMargin: KEEP_MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={rows} style={height === null ? undefined : { height }}>
      {height === null &&
        part.jobs
          .filter((job) => showsHidden || !isHidden(job))
          .map((job) => (
            // biome-ignore lint/a11y/useSemanticElements: a ul could not hold the parts between it and its items
            <div role="listitem" key={job.jobID} className={isHidden(job) ? 'calm' : undefined}>
              <JobCard job={job} now={now} clock={clock} />
            </div>
          ))}
    </div>
  );
});
