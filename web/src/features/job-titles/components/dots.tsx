import { useEffect, useState } from 'react';

/** How long each of the dots stands before the next one comes, in milliseconds. */
const STEP = 500;
const MOST = 3;

/** Dots that come one after the other, for what takes a while; they stand still for who asked for less movement. */
export function Dots() {
  const [count, setCount] = useState(MOST);
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    const timer = setInterval(() => setCount((before) => (before % MOST) + 1), STEP);
    return () => clearInterval(timer);
  }, []);
  return (
    <span aria-hidden="true" data-dots={count} className="inline-block w-[1.2em] text-left">
      {'.'.repeat(count)}
    </span>
  );
}
