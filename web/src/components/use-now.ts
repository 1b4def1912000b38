import { useSyncExternalStore } from 'react';

const MINUTE = 60_000;

function createClock() {
  let now = 0;
  let timer: ReturnType<typeof setInterval> | undefined;
  const listeners = new Set<() => void>();

  const tick = () => {
    now = Date.now();
    for (const listener of listeners) listener();
  };
  const tickWhenVisible = () => document.visibilityState === 'visible' && tick();

  return {
    read: () => {
      if (now === 0) now = Date.now();
      return now;
    },
    subscribe: (listener: () => void) => {
      if (listeners.size === 0) {
        timer = setInterval(tick, MINUTE);
        if (Date.now() - now >= MINUTE) now = Date.now();
        document.addEventListener('visibilitychange', tickWhenVisible);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        clearInterval(timer);
        document.removeEventListener('visibilitychange', tickWhenVisible);
      };
    },
  };
}

const clock = createClock();

/** Returns epoch milliseconds, updated every minute and when the page becomes visible. */
export function useNow(): number {
  return useSyncExternalStore(clock.subscribe, clock.read, clock.read);
}
