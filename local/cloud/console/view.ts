import type { Cloud } from '../deploy/cloud.ts';
import type { ScheduleState } from '../events/schedules.ts';
import type { Call } from '../gateway/calls.ts';
import type { FaultRule } from '../gateway/faults.ts';
import type { LogLine } from '../lambda/function-logs.ts';
import type { FunctionActivity } from '../lambda/functions.ts';
import type { MetricTotal } from '../metrics/metric-totals.ts';
import type { OutboxMessage } from '../outbox/outbox.ts';
import { shortName } from '../provision/names.ts';
import type { QueueDepth } from '../services/sqs/queue-depth.ts';

/** A table of the product, such as its sign-in. */
export interface Panel {
  readonly title: string;
  readonly note?: string;
  readonly columns?: readonly string[];
  /** Spans both columns of the page. */
  readonly wide?: boolean;
  readonly rows: readonly (readonly string[])[];
}

/** A snapshot of the emulator for the page. */
export interface View {
  siteUrl: string;
  /** Returns a physical name without the stack's name and the hash. */
  short(name: string): string;
  panels: readonly Panel[];
  /** Newest first, with their positions in the outbox. */
  messages: { index: number; message: OutboxMessage }[];
  messageCount: number;
  queues: (QueueDepth & { deadLetters: boolean })[];
  schedules: ScheduleState[];
  functions: (FunctionActivity & { lines: readonly LogLine[] })[];
  metrics: readonly MetricTotal[];
  calls: Call[];
  capacity: Record<string, { readUnits: number; writeUnits: number }>;
  faults: FaultRule[];
}

const MAX_SHOWN = 40;

export async function takeView(cloud: Cloud, panels: readonly Panel[]): Promise<View> {
  const { services, deadLetterQueues } = cloud;
  const messages = services.outbox.list().map((message, index) => ({ index, message }));
  const depths = await services.queueDepths();
  return {
    siteUrl: cloud.outputs.siteUrl,
    short: (name) => shortName(cloud.stackNames, name),
    panels,
    messages: messages.slice(-MAX_SHOWN).reverse(),
    messageCount: messages.length,
    queues: depths
      .map((queue) => ({ ...queue, deadLetters: deadLetterQueues.has(queue.arn) }))
      .sort((a, b) => Number(a.deadLetters) - Number(b.deadLetters) || a.name.localeCompare(b.name)),
    schedules: cloud.schedules.list(),
    functions: cloud
      .functions()
      .map((activity) => ({ ...activity, lines: cloud.logs(activity.name).slice(-MAX_SHOWN) }))
      .sort((a, b) => a.name.localeCompare(b.name)),
    metrics: cloud.metrics(),
    calls: services.calls.recent(MAX_SHOWN),
    capacity: services.calls.capacity(),
    faults: services.faults.list(),
  };
}
