/** The error types of the GraphQL API. */
export type FaultCode =
  | 'BadInput'
  | 'Forbidden'
  | 'NeedsLogin'
  | 'NeedsPlan'
  | 'NotFound'
  | 'Conflict'
  | 'Unavailable'
  | 'Internal';

/** A failure with a message for the person and a `cause` for the log. */
export class Fault extends Error {
  readonly code: FaultCode;
  constructor(code: FaultCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'Fault';
    this.code = code;
  }
}

const THROTTLED = /Throttl|TooManyRequests|ProvisionedThroughput|RequestLimitExceeded|SlowDown/;

/** Returns a fault for anything thrown, without its details. */
export function toFault(error: unknown): Fault {
  if (error instanceof Fault) return error;
  const name = error instanceof Error ? error.name : '';
  if (THROTTLED.test(name)) {
    return new Fault('Unavailable', 'Daybreak is busy right now. Please try again in a minute.', {
      cause: error,
    });
  }
  return new Fault('Internal', 'Something went wrong on our side. Please try again.', { cause: error });
}
