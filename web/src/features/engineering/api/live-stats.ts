import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import type {
  AlertLatency,
  LiveStats,
  RoleStats,
  SourceStats,
  StatsDay,
} from '../../../generated/contract.ts';
import { Failure, mayPass, toFailure } from '../../../service/failure.ts';
import { callService } from '../../../service/graphql.ts';
import { role } from '../roles.ts';

/** What the page wants to know of today. */
export type SeenDay = Pick<StatsDay, 'date' | 'jobs' | 'cumulative'> & {
  readonly roles: readonly Pick<RoleStats, 'role' | 'jobs'>[];
};

/** The numbers that the page shows. */
export type SeenStats = Pick<LiveStats, 'asOf'> & {
  readonly today: SeenDay | null;
  readonly sevenDayAverage: Pick<LiveStats['sevenDayAverage'], 'cumulative' | 'days' | 'sample'>;
  readonly sources: SourceStats | null;
  readonly latency: AlertLatency;
};

const document =
  'query LiveStats { liveStats { today { date jobs cumulative roles { role jobs } } ' +
  'sevenDayAverage { cumulative days sample } sources { count fresh medianAgeMinutes oldestAgeMinutes } ' +
  'latency { medianSeconds p95Seconds p99Seconds sampled } asOf } }';

const counts = z.array(z.number());
const count = z.nullable(z.number());

const answer: z.ZodMiniType<{ liveStats: SeenStats }> = z.object({
  liveStats: z.object({
    today: z.nullable(
      z.object({
        date: z.string(),
        jobs: z.number(),
        cumulative: counts,
        roles: z.array(z.object({ role, jobs: z.number() })),
      }),
    ),
    sevenDayAverage: z.object({ cumulative: counts, days: z.number(), sample: z.boolean() }),
    sources: z.nullable(
      z.object({
        count: z.number(),
        fresh: z.number(),
        medianAgeMinutes: count,
        oldestAgeMinutes: count,
      }),
    ),
    latency: z.object({ medianSeconds: count, p95Seconds: count, p99Seconds: count, sampled: z.number() }),
    asOf: z.nullable(z.string()),
  }),
});

const SECOND = 1_000;

/** How long an answer is waited for. */
const PATIENCE = 20 * SECOND;

/** The numbers of this moment. Throws a `Failure`, also when no answer came in time. */
export async function fetchLiveStats(signal: AbortSignal): Promise<SeenStats> {
  const tooLate = AbortSignal.timeout(PATIENCE);
  try {
    const data = await callService(JSON.stringify({ query: document }), AbortSignal.any([signal, tooLate]));
    return answer.parse(data).liveStats;
  } catch (error) {
    throw tooLate.aborted && !signal.aborted ? new Failure('Unreachable') : error;
  }
}

/** The numbers, asked for anew each minute while the page is seen, and sooner after a failure that may pass. */
export function useLiveStats(ask: typeof fetchLiveStats) {
  return useQuery({
    queryKey: ['live stats'],
    queryFn: ({ signal }) => ask(signal),
    networkMode: 'always',
    refetchOnReconnect: true,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => {
      if (state.error === null) return 60 * SECOND;
      return mayPass(toFailure(state.error)) && 15 * SECOND;
    },
  });
}
