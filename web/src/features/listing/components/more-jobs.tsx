import { useEffect, useEffectEvent, useRef } from 'react';

export interface MoreJobsProps {
  readonly onNear: () => void;
}

/** A few screens. */
const PREFETCH_DISTANCE_PX = 2_400;

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
