import type { AlarmWatch } from '../alarms/alarm-watch.ts';
import type { Schedules } from '../events/schedules.ts';
import type { LogLine } from '../lambda/function-logs.ts';
import type { FunctionActivity } from '../lambda/functions.ts';
import type { MetricTotal } from '../metrics/metric-totals.ts';
import type { CloudServices } from '../services/cloud-services.ts';
import type { CloudOutputs } from './outputs.ts';
import type { PendingWorkCheck } from './pending-work.ts';

/** A deployed assembly. */
export interface Cloud {
  /** The application's stack. */
  stackName: string;
  stackNames: readonly string[];
  outputs: CloudOutputs;
  /** The outputs of the application's template, with local addresses. */
  templateOutputs: Readonly<Record<string, string>>;
  services: CloudServices;
  schedules: Schedules;
  functions(): FunctionActivity[];
  logs(functionName: string): readonly LogLine[];
  /** Metrics that functions logged since the start. */
  metrics(): readonly MetricTotal[];
  alarms: AlarmWatch;
  /** ARNs of the queues for messages and records that failed elsewhere. */
  deadLetterQueues: ReadonlySet<string>;
  pendingWork: PendingWorkCheck;
}
