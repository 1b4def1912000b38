import { AsyncLocalStorage } from 'node:async_hooks';

interface Limit {
  isOver: boolean;
}

/** The limit of the work that is running. */
const current = new AsyncLocalStorage<Limit>();

/** The work did not finish in time. */
class DeadlineError extends Error {
  constructor() {
    super('The deadline has passed. This work is retried later.');
  }
}

export interface Deadline {
  /** Runs work. Rejects at the deadline, while the work may go on. */
  limit<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Lifts the deadline once all the work has ended. */
  lift(): void;
}

/** Starts a deadline in `ms` milliseconds. */
export function startDeadline(ms: number): Deadline {
  const { promise: expiry, reject } = Promise.withResolvers<never>();
  const limit: Limit = { isOver: false };
  const timer = setTimeout(() => {
    limit.isOver = true;
    reject(new DeadlineError());
  }, ms);
  return {
    limit: (work) => Promise.race([current.run(limit, work), expiry]),
    lift: () => clearTimeout(timer),
  };
}

interface SdkClient {
  readonly middlewareStack: {
    add(
      middleware: <Args, Output>(next: (args: Args) => Promise<Output>) => (args: Args) => Promise<Output>,
      options: { readonly step: 'finalizeRequest'; readonly priority: 'low'; readonly name: string },
    ): void;
  };
}

/**
 * Makes an AWS client refuse calls of work whose deadline has passed. JavaScript can't cancel the work:
 * Lambda freezes it after the response and resumes it with the next batch, when its leases may have ended and
 * its message may be retried.
 */
export function stopAtDeadline<Client extends SdkClient>(client: Client): Client {
  client.middlewareStack.add(
    (next) => async (args) => {
      if (current.getStore()?.isOver) throw new DeadlineError();
      return next(args);
    },
    // The last step before the request, so that retries are refused too.
    { step: 'finalizeRequest', priority: 'low', name: 'stopAtDeadline' },
  );
  return client;
}
