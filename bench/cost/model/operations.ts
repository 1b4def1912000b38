import { DAYS, type Inputs, SECONDS } from './activity.ts';
import { addUsage, type Usage } from './usage.ts';

/** Lambda keeps at least five long polls of 20 seconds open at each queue. */
const IDLE_POLLS_PER_SECOND = 5 / 20;

/** The share of requests beyond one a second and function that X-Ray samples, as Lambda sets it. */
const SAMPLED_SHARE = 0.05;

const GIB = 2 ** 30;

/**
 * The most secrets that a function reads, and the seconds after which it reads them again
 * (functions/platform/secret.ts).
 */
const SECRETS_OF_A_FUNCTION = 2;
const SECRET_AGE = 60;

/** Returns what alarms, logs, traces, firewalls, schedules and idle queues bill beside a month's work. */
export function operations(works: readonly Usage[], { habits, units: { template } }: Inputs): Usage {
  const scheduledRuns = template.scheduledRunsPerDay * DAYS;
  const invocations = (addUsage(...works).invocations ?? 0) + scheduledRuns;
  const logs = (invocations * habits.logBytes) / GIB;
  const scheduled: Usage = {
    scheduledRuns,
    invocations: scheduledRuns,
    // Two seconds of half a GB. The poller alone reads 375 RCU of boards a minute, and the recount as many in two.
    gbSeconds: scheduledRuns,
    readUnits: (SECONDS / 60) * (375 + 375 / 2),
    queueRequests: template.consumedQueues * IDLE_POLLS_PER_SECOND * SECONDS,
  };
  return addUsage(scheduled, {
    alarms: template.alarms,
    dashboards: template.dashboards,
    customMetrics: template.customMetrics,
    webAcls: template.webAcls,
    webRules: template.webRules,
    keys: template.keys,
    secrets: template.secrets,
    // At most as if all consumers of queues were always busy.
    secretReads:
      SECRETS_OF_A_FUNCTION * Math.min(invocations, (template.queueConcurrency * SECONDS) / SECRET_AGE),
    logsIngested: logs,
    logsStored: logs * habits.logCompression,
    traces: sampledTraces([...works.map((work) => work.invocations ?? 0), scheduledRuns]),
    objectStorage: 1,
  });
}

/** Returns a month's traces. Each kind of work is sampled as if one function did it. */
const sampledTraces = (invocations: readonly number[]): number =>
  invocations.reduce(
    (sum, count) => sum + Math.min(count, SECONDS) + SAMPLED_SHARE * Math.max(0, count - SECONDS),
    0,
  );
