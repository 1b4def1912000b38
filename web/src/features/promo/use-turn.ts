import { useEffect, useState, useSyncExternalStore } from 'react';

/** How long each message stands, in milliseconds. */
const TURN = 2500;

const less = '(prefers-reduced-motion: reduce)';

function onLessMotion(listener: () => void): () => void {
  const query = matchMedia(less);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whose turn it is among `count`. It stands still while `isPaused`, and for readers who want less motion. */
export function useTurn(count: number, isPaused: boolean): number {
  const [turn, setTurn] = useState(0);
  const isStill = useSyncExternalStore(onLessMotion, () => matchMedia(less).matches);
  const isMoving = count > 1 && !isPaused && !isStill;
  useEffect(() => {
    if (!isMoving) return;
    const timer = setInterval(() => setTurn((now) => now + 1), TURN);
    return () => clearInterval(timer);
  }, [isMoving]);
  return turn % count;
}
