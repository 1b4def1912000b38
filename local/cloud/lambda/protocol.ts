/** Tells a worker to run the handler once. */
export interface InvocationMessage {
  requestId: string;
  /** JSON. */
  payload: string;
  timeoutMs: number;
}

/** A worker's message: its module is loaded, or an invocation has ended. */
export type WorkerMessage =
  | { kind: 'ready' }
  | {
      kind: 'result';
      requestId: string;
      /** JSON. */
      payload: string;
    }
  | {
      kind: 'error';
      /** Null if the error belongs to no invocation; the worker ends after it. */
      requestId: string | null;
      errorType: string;
      errorMessage: string;
      stackTrace: string[];
    };
