import { createSchedules, type Schedules } from '../events/schedules.ts';
import type { Invoke } from '../lambda/invoker.ts';
import type { Inventory } from '../provision/inventory.ts';
import type { DeclaredSchedule } from '../provision/schedule.ts';
import { accountId, region } from '../template/environment.ts';
import { assertAllowed } from './grants.ts';
import type { Callers } from './principals.ts';

export interface Deps {
  inventory: Inventory;
  callers: Callers;
  invoke: Invoke;
  onError(error: unknown): void;
}

/** The event of a target without Input. */
const scheduledEvent = ({ arn }: DeclaredSchedule, time: string, id: string) => ({
  version: '0',
  id,
  'detail-type': 'Scheduled Event',
  source: 'aws.scheduler',
  account: accountId,
  time,
  region,
  resources: [arn],
  detail: '{}',
});

/** Fills in the context attributes of the target's Input ("Adding context attributes" in the Scheduler's guide). */
function inputOf(schedule: DeclaredSchedule, scheduledTime: Date, executionId: string): unknown {
  const time = scheduledTime.toISOString().replace(/\.\d{3}Z$/, 'Z');
  if (schedule.target.input === undefined) return scheduledEvent(schedule, time, executionId);
  const text = schedule.target.input
    .replaceAll('<aws.scheduler.schedule-arn>', schedule.arn)
    .replaceAll('<aws.scheduler.scheduled-time>', time)
    .replaceAll('<aws.scheduler.execution-id>', executionId)
    .replaceAll('<aws.scheduler.attempt-number>', '1');
  return JSON.parse(text);
}

/** Creates the template's schedules, not yet started. Throws when a schedule's role may not invoke its target. */
export function createDeclaredSchedules({ inventory, callers, invoke, onError }: Deps): Schedules {
  const schedules = createSchedules(onError);
  for (const schedule of inventory.schedules) {
    const { arn, roleArn } = schedule.target;
    assertAllowed(callers.ofRole(roleArn), ['lambda:InvokeFunction'], arn, schedule.logicalId);
    schedules.add({
      ...schedule,
      input: (scheduledTime, executionId) => inputOf(schedule, scheduledTime, executionId),
      deliver: (input, when) => invoke(arn, input, { type: when === 'now' ? 'RequestResponse' : 'Event' }),
    });
  }
  return schedules;
}
