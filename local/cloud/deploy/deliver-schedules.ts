import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { createSchedules, type Schedules } from '../events/schedules.ts';
import type { Invoke, InvokeOutcome } from '../lambda/invoker.ts';
import type { Inventory } from '../provision/inventory.ts';
import type { ScheduleParts } from '../provision/schedule.ts';
import { accountId, nameOfArn, region } from '../template/environment.ts';
import { demandGrant, demandPermission } from './grants.ts';
import { type Callers, clientSettings } from './principals.ts';

/** What schedules are run with. */
export interface SchedulesOptions {
  inventory: Inventory;
  callers: Callers;
  gatewayUrl: string;
  invoke: Invoke;
  onError(error: unknown): void;
}

/** The event a target without an input of its own gets. */
const scheduledEvent = ({ arn, service }: ScheduleParts, time: string, id: string) => ({
  version: '0',
  id,
  'detail-type': 'Scheduled Event',
  source: service === 'scheduler' ? 'aws.scheduler' : 'aws.events',
  account: accountId,
  time,
  region,
  resources: [arn],
  detail: service === 'scheduler' ? '{}' : {},
});

/** The input with the context attributes that EventBridge Scheduler fills in ("Adding context attributes"). */
function inputOf(parts: ScheduleParts, scheduledTime: Date, executionId: string): unknown {
  const time = scheduledTime.toISOString().replace(/\.\d{3}Z$/, 'Z');
  if (parts.target.input === undefined) return scheduledEvent(parts, time, executionId);
  const text = parts.target.input
    .replaceAll('<aws.scheduler.schedule-arn>', parts.arn)
    .replaceAll('<aws.scheduler.scheduled-time>', time)
    .replaceAll('<aws.scheduler.execution-id>', executionId)
    .replaceAll('<aws.scheduler.attempt-number>', '1');
  return JSON.parse(text);
}

function deliveryTo(
  parts: ScheduleParts,
  options: SchedulesOptions,
): (input: unknown, when: 'now' | 'later') => Promise<InvokeOutcome> {
  const { inventory, callers, invoke, gatewayUrl } = options;
  const { arn: targetArn, roleArn } = parts.target;
  const isFunction = targetArn.startsWith('arn:aws:lambda:');
  if (roleArn === undefined) {
    demandGrant(inventory, nameOfArn(targetArn), 'events.amazonaws.com', parts.arn, parts.logicalId);
  } else {
    const action = isFunction ? 'lambda:InvokeFunction' : 'sqs:SendMessage';
    demandPermission(callers.ofRole(roleArn), [action], targetArn, parts.logicalId);
  }
  if (isFunction || roleArn === undefined)
    return (input, when) => invoke(targetArn, input, { type: when === 'now' ? 'RequestResponse' : 'Event' });
  const sqs = new SQSClient(clientSettings(callers.ofRole(roleArn), gatewayUrl));
  const QueueUrl = `${gatewayUrl}/${accountId}/${nameOfArn(targetArn)}`;
  return async (input) => {
    await sqs.send(new SendMessageCommand({ QueueUrl, MessageBody: JSON.stringify(input) }));
    return { payload: null };
  };
}

/** Makes the schedules of the inventory; they keep time once started. Throws when a role may not reach its target. */
export function schedulesOf(options: SchedulesOptions): Schedules {
  const schedules = createSchedules(options.onError);
  for (const parts of options.inventory.schedules)
    schedules.add({
      ...parts,
      input: (scheduledTime, executionId) => inputOf(parts, scheduledTime, executionId),
      deliver: deliveryTo(parts, options),
    });
  return schedules;
}
