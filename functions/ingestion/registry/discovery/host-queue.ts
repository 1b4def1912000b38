import pLimit, { type LimitFunction } from 'p-limit';

interface Answer {
  /** In seconds. */
  readonly retryAfter?: number | undefined;
}

/** Sends one request at a time to each host, with a pause after each. */
export interface HostQueue {
  /**
   * Asks again, up to three times in all, when an answer asks to wait. Throws without asking if the host
   * wants to be left alone for more than 15 minutes.
   */
  run<Result extends Answer>(host: string, ask: () => Promise<Result>): Promise<Result>;
}

const MAX_TRIES = 3;
const MAX_WAIT_MS = 15 * 60_000;

export interface QueueDeps {
  readonly sleep: (milliseconds: number) => Promise<unknown>;
  readonly now: () => Date;
}

export function hostQueue({ sleep, now }: QueueDeps, pauseMs: number): HostQueue {
  const lanes = new Map<string, LimitFunction>();
  const readyAt = new Map<string, number>();

  async function waitFor(host: string): Promise<void> {
    const wait = (readyAt.get(host) ?? 0) - now().getTime();
    if (wait > MAX_WAIT_MS)
      throw new Error(
        `${host} asks to be left alone for ${Math.ceil(wait / 60_000)} minutes. Run the command again after that.`,
      );
    if (wait > 0) await sleep(wait);
  }

  return {
    run(host, ask) {
      const lane = lanes.get(host) ?? pLimit(1);
      lanes.set(host, lane);
      return lane(async () => {
        for (let tries = 1; ; tries += 1) {
          await waitFor(host);
          try {
            const answer = await ask();
            const { retryAfter } = answer;
            readyAt.set(host, now().getTime() + Math.max(pauseMs, (retryAfter ?? 0) * 1000));
            if (retryAfter === undefined || tries === MAX_TRIES) return answer;
          } catch (error) {
            readyAt.set(host, now().getTime() + pauseMs);
            throw error;
          }
        }
      });
    },
  };
}
