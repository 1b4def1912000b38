import { useEffect, useState } from 'react';

/** A value once it has rested for `wait` milliseconds; until then the last one that had. */
export function useDebounced<Value>(value: Value, wait = 250): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(() => value), wait);
    return () => clearTimeout(timer);
  }, [value, wait]);
  return rested;
}
