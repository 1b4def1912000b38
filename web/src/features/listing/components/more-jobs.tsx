import { useEffect, useEffectEvent, useRef } from 'react';

export interface MoreJobsProps {
  /** The reader comes near the end of what has been read. */
  readonly onNear: () => void;
}

/** How far below the window the end may be, in pixels, to count as near: a few screens. */
const PREFETCH_DISTANCE_PX = 2_400;

/** The end of the list so far: asks for more a few screens before the reader arrives. */
export function MoreJobs({ onNear }: MoreJobsProps) {
  const end = useRef<HTMLDivElement>(null);
  const near = useEffectEvent(onNear);
  useEffect(() => {
    const look = () => {
      if (end.current && end.current.getBoundingClientRect().top < innerHeight + PREFETCH_DISTANCE_PX) near();
    };
    look();
    const passive = { passive: true };
    addEventListener('scroll', look, passive);
    addEventListener('resize', look, passive);
    return () => {
      removeEventListener('scroll', look);
      removeEventListener('resize', look);
    };
  }, []);
  return <div ref={end} />;
}
