import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls `onEnd` once `milliseconds` have passed, those while `isPaused` not counted. */
export function useCountdown(milliseconds: number, isPaused: boolean, onEnd: () => void): void {
  const left = useRef(milliseconds);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (isPaused) return;
    const from = performance.now();
    const timer = setTimeout(() => end(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - from;
    };
  }, [isPaused]);
}
