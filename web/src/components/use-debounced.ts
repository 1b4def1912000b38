import { useEffect, useState } from 'react';

/** Returns the value once it has not changed for `wait` milliseconds. */
export function useDebounced<Value>(value: Value, wait = 250): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(() => value), wait);
    return () => clearTimeout(timer);
  }, [value, wait]);
  return debounced;
}
