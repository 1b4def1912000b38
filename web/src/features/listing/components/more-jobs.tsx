import { useEffect, useEffectEvent, useRef } from 'react';

/** Props of `MoreJobs`. */
export interface MoreJobsProps {
  /** The reader comes near the end of what has been read. */
  readonly onNear: () => void;
}

/** The end of the list so far: asks for more a few screens before the reader arrives. */
export function MoreJobs({ onNear }: MoreJobsProps) {
  const end = useRef<HTMLDivElement>(null);
  const near = useEffectEvent(onNear);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting && near(), {
      rootMargin: '0px 0px 2400px',
    });
    if (end.current) observer.observe(end.current);
    return () => observer.disconnect();
  }, []);
  return <div ref={end} />;
}
