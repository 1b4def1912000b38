import { useEffect, useRef, useState } from 'react';
import { lazyComponent, useLazyComponent } from '../../../components/lazy-component.ts';
import type { JobDetail } from '../api/get-job.ts';

const relatedJobs = lazyComponent(async () => (await import('./related-jobs.tsx')).RelatedJobs);

/** Loads the related jobs shortly before they come into view. */
export function RelatedSlot({ job }: { readonly job: JobDetail }) {
  const slot = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  const { Component: RelatedJobs } = useLazyComponent(relatedJobs, isNear);
  useEffect(() => {
    if (slot.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: '600px' },
    );
    observer.observe(slot.current);
    return () => observer.disconnect();
  }, []);
  return <div ref={slot}>{RelatedJobs && <RelatedJobs key={job.jobID} job={job} />}</div>;
}
