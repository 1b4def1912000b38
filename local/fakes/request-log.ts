export interface LoggedRequest {
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly method: string;
  /** Path and query. The first segment names the fake. */
  readonly path: string;
  readonly status: number;
}

export interface RequestLog {
  add(request: LoggedRequest): void;
  all(): readonly LoggedRequest[];
}

/** Keeps the latest `size` requests, oldest first. */
export function createRequestLog(size: number): RequestLog {
  let requests: LoggedRequest[] = [];
  return {
    add(request) {
      requests = [...requests, request].slice(-size);
    },
    all: () => requests,
  };
}
