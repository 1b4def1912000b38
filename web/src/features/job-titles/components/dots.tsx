import { useEffect, useState } from 'react';

const STEP_MS = 500;
const MAX_DOTS = 3;

/** Static with reduced motion. */
export function Dots() {
  const [count, setCount] = useState(MAX_DOTS);
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    const timer = setInterval(() => setCount((before) => (before % MAX_DOTS) + 1), STEP_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <span aria-hidden="true" data-dots={count} className="inline-block w-[1.2em] text-left">
      {'.'.repeat(count)}
    </span>
  );
}
