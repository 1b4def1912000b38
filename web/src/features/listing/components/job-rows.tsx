import { memo, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { JobChunk } from '../board-reader.ts';
import type { VisitorClock } from '../day.ts';
import { JobCard } from './job-card.tsx';

export interface JobRowsProps {
  readonly part: JobChunk;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly clock: VisitorClock;
}

/** How far from the view rows stay in the page, for the keyboard, find-in-page and quick scrolling. */
const KEEP_MARGIN = '12000px 0px';

/** How high parts were when they were last on the page: whoever comes back finds the list as long as it was. */
const heights = new WeakMap<JobChunk, number>();

/**
 * The cards of one part of the list. Far from the view they give way to their own height, so that a list of
 * 20,000 jobs weighs no more than a few hundred.
 */
export const JobRows = memo(function JobRows({ part, now, clock }: JobRowsProps) {
  const rows = useRef<HTMLDivElement>(null);
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
        part.jobs.map((job) => (
          // biome-ignore lint/a11y/useSemanticElements: a ul could not hold the parts between it and its items
          <div role="listitem" key={job.jobID}>
            <JobCard job={job} now={now} clock={clock} />
          </div>
        ))}
    </div>
  );
});
