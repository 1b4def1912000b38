import { useEffect, useState } from 'react';

const SLOW_AFTER_MS = 5_000;

export function SlowNotice() {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p role="status" className="absolute bottom-full left-0 text-small/4.5 text-muted not-empty:pb-2">
      {isLong && 'This is taking longer than usual. Jobs will appear as soon as they load.'}
    </p>
  );
}
