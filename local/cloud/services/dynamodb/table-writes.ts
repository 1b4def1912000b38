import { EventEmitter } from 'node:events';

/** Between two reads of a stream while its table is written, so that a batch gathers some records. */
const GATHER_MS = 50;

/** Expired rows are removed without passing the gateway, so streams are read at least this often. */
const IDLE_MS = 2_000;

/** Lets stream readers sleep until a table changes. DynamoDB Local publishes a write's records before it answers. */
export interface TableWrites {
  /** Call after each answered write. */
  notify(): void;
  /** The number of writes answered so far. */
  count(): number;
  /** Resolves when a stream that was read after `seen` writes may have new records, or when `signal` is aborted. */
  waitForMore(seen: number, signal: AbortSignal): Promise<void>;
}

export function createTableWrites(): TableWrites {
  const writes = new EventEmitter().setMaxListeners(0);
  let count = 0;
  return {
    notify() {
      count += 1;
      writes.emit('write');
    },
    count: () => count,
    waitForMore(seen, signal) {
      const isBehind = count > seen;
      return new Promise((resolve) => {
        const wake = () => {
          clearTimeout(timer);
          writes.off('write', wake);
          signal.removeEventListener('abort', wake);
          resolve();
        };
        const timer = setTimeout(wake, isBehind ? GATHER_MS : IDLE_MS);
        if (!isBehind) writes.once('write', wake);
        if (signal.aborted) wake();
        else signal.addEventListener('abort', wake);
      });
    },
  };
}
