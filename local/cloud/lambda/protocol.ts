/** What a worker is told: to run the handler once. */
export interface InvocationMessage {
  requestId: string;
  /** JSON. */
  payload: string;
  /** How long the invocation may take, in milliseconds. */
  timeoutMs: number;
}

/** What a worker says: that its module is loaded, or how an invocation ended. `payload` is JSON. */
export type WorkerMessage =
  | { kind: 'ready' }
  | { kind: 'result'; requestId: string; payload: string }
  | {
      kind: 'error';
      requestId: string | null;
      errorType: string;
      errorMessage: string;
      stackTrace: string[];
    };
