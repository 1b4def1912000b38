import { EventEmitter } from 'node:events';

/** DynamoDB Local may publish a stream record a moment after the write returns. */
const SETTLING_MS = 500;

/** Between reads of a stream that may be about to publish a record. */
const POLL_MS = 50;

/** Expired rows are removed without passing the gateway, so streams are read at least this often. */
const IDLE_MS = 2_000;

/** Lets stream readers sleep until a table changes. */
export interface TableWrites {
  /** Call after each answered write. */
  notify(): void;
  /** Resolves when a stream may have new records, or when `signal` is aborted. */
  waitForNext(signal: AbortSignal): Promise<void>;
}

export function createTableWrites(): TableWrites {
  const writes = new EventEmitter().setMaxListeners(0);
  let lastWrite = 0;
  return {
    notify() {
      lastWrite = Date.now();
      writes.emit('write');
    },
    waitForNext(signal) {
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
