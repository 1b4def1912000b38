import { useSyncExternalStore } from 'react';
import { readItem, saveItem } from './browser-storage.ts';

/** A value that components follow with `useStore`. */
export interface Store<Value> {
  read(): Value;
  write(value: Value): void;
  subscribe(listener: () => void): () => void;
  /** The value on prerendered pages. */
  readonly initial: Value;
}

/** Keeps a value as long as the page is open. */
export function createStore<Value>(initial: Value): Store<Value> {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    initial,
    read: () => current,
    write(value) {
      current = value;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * Keeps a value in local storage as JSON, and follows changes in other tabs. `parse` gets what is stored, which may be
 * anything, or null.
 */
export function createStoredValue<Value>(key: string, parse: (stored: unknown) => Value): Store<Value> {
  const load = () => {
    try {
      return parse(JSON.parse(readItem('permanent', key) ?? 'null'));
    } catch {
      return parse(null);
    }
  };
  const store = createStore<Value | null>(null);
  if (typeof window !== 'undefined')
    window.addEventListener('storage', (event) => {
      // A null key means that storage was cleared.
      if (event.key === key || event.key === null) store.write(load());
    });
  let loaded: Value | undefined;
  return {
    initial: parse(null),
    read() {
      loaded ??= load();
      return store.read() ?? loaded;
    },
    write(value) {
      saveItem('permanent', key, JSON.stringify(value));
      store.write(value);
    },
    subscribe: store.subscribe,
  };
}

export function useStore<Value>({ subscribe, read, initial }: Store<Value>): Value {
  return useSyncExternalStore(subscribe, read, () => initial);
}
