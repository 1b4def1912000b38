import { EventEmitter } from 'node:events';

/** DynamoDB Local may show a record a moment after the write returned. */
const SETTLING_MS = 500;

/** Between two reads of a stream that may be about to show a record, in milliseconds. */
const POLL_MS = 50;

/** Rows that expire are removed without passing the gateway, so streams are read at least this often. */
const IDLE_MS = 2_000;

/** Lets stream readers sleep until a table is written to. */
export interface TableWrites {
  /** Records that a write was answered. */
  notify(): void;
  /** Resolves when a stream is worth reading again, or when `signal` is aborted. */
  next(signal: AbortSignal): Promise<void>;
}

export function trackTableWrites(): TableWrites {
  const writes = new EventEmitter().setMaxListeners(0);
  let lastWrite = 0;
  return {
    notify() {
      lastWrite = Date.now();
      writes.emit('write');
    },
    next(signal) {
      const isSettling = Date.now() - lastWrite < SETTLING_MS;
      return new Promise((resolve) => {
        const wake = () => {
          clearTimeout(timer);
          writes.off('write', wake);
          signal.removeEventListener('abort', wake);
          resolve();
        };
        const timer = setTimeout(wake, isSettling ? POLL_MS : IDLE_MS);
        if (!isSettling) writes.once('write', wake);
        if (signal.aborted) wake();
        else signal.addEventListener('abort', wake);
      });
    },
  };
}
