import type { Cloud } from '../deploy/emulator.ts';
import type { ScheduleState } from '../events/schedules.ts';
import type { Call } from '../gateway/calls.ts';
import type { FaultRule } from '../gateway/faults.ts';
import type { LogLine } from '../lambda/function-logs.ts';
import type { FunctionActivity } from '../lambda/functions.ts';
import type { MetricTotal } from '../metrics/metric-totals.ts';
import type { OutboxMessage } from '../outbox/outbox.ts';
import type { QueueDepth } from '../services/sqs/queue-depth.ts';

/** A table that the caller of the console shows on it. */
export interface Panel {
  readonly title: string;
  /** Said beside the title. */
  readonly note?: string;
  readonly columns?: readonly string[];
  /** Takes both columns of the page. */
  readonly wide?: boolean;
  readonly rows: readonly (readonly string[])[];
}

/** What the console's page shows, as of one moment. */
export interface View {
  siteUrl: string;
  /** A physical name as people would say it: without the stack's name before it and the hash behind it. */
  short(name: string): string;
  panels: readonly Panel[];
  /** Newest first, with its place in the outbox. */
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

const shown = { messages: 40, lines: 40, calls: 40 };

/** Looks at a running cloud. */
export async function viewOf(cloud: Cloud, panels: readonly Panel[]): Promise<View> {
  const { services, deadLetterQueues } = cloud;
  const messages = services.outbox.list().map((message, index) => ({ index, message }));
  const depths = await services.queueDepths();
  return {
    siteUrl: cloud.outputs.siteUrl,
    short: (name) => name.replace(`${cloud.stackName}-`, '').replace(/(?<=[a-z])[0-9A-F]{8}$/, ''),
    panels,
    messages: messages.slice(-shown.messages).reverse(),
    messageCount: messages.length,
    queues: depths
      .map((queue) => ({ ...queue, deadLetters: deadLetterQueues.has(queue.arn) }))
      .sort((a, b) => Number(a.deadLetters) - Number(b.deadLetters) || a.name.localeCompare(b.name)),
    schedules: cloud.schedules.list(),
    functions: cloud
      .functions()
      .map((activity) => ({ ...activity, lines: cloud.logs(activity.name).slice(-shown.lines) }))
      .sort((a, b) => a.name.localeCompare(b.name)),
    metrics: cloud.metrics(),
    calls: services.calls.recent(shown.calls),
    capacity: services.calls.capacity(),
    faults: services.faults.list(),
  };
}
