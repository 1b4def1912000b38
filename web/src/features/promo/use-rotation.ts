import { useEffect, useState, useSyncExternalStore } from 'react';

const ROTATION_MS = 2500;

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

function subscribeToReducedMotion(listener: () => void): () => void {
  const query = matchMedia(REDUCED_MOTION);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Returns the index to show among `count`. Pauses while `isPaused`, and with reduced motion. */
export function useRotation(count: number, isPaused: boolean): number {
  const [turn, setTurn] = useState(0);
  const isStill = useSyncExternalStore(subscribeToReducedMotion, () => matchMedia(REDUCED_MOTION).matches);
  const isMoving = count > 1 && !isPaused && !isStill;
  useEffect(() => {
    if (!isMoving) return;
    const timer = setInterval(() => setTurn((now) => now + 1), ROTATION_MS);
    return () => clearInterval(timer);
  }, [isMoving]);
  return turn % count;
}
