/** One request that a partner answered. */
export interface PartnerRequest {
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly method: string;
  /** Path and query, the partner's name first. */
  readonly path: string;
  readonly status: number;
}

/** The latest requests, oldest first. */
export interface RequestLog {
  add(request: PartnerRequest): void;
  all(): readonly PartnerRequest[];
}

/** A log that keeps the last `size` requests. */
export function createRequestLog(size: number): RequestLog {
  let requests: PartnerRequest[] = [];
  return {
    add(request) {
      requests = [...requests, request].slice(-size);
    },
    all: () => requests,
  };
}
