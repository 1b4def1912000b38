import type { Alarm } from '../alarms/alarm.ts';
import { type AlarmWatch, watchAlarms } from '../alarms/alarm-watch.ts';
import type { MetricHistory } from '../alarms/metric-history.ts';
import { recordQueues } from '../alarms/queue-metrics.ts';
import type { Inventory } from '../provision/inventory.ts';
import { deliveryRefusal } from '../provision/resource-policy.ts';
import type { CloudServices } from '../services/cloud-services.ts';

export interface Deps {
  inventory: Inventory;
  services: Pick<CloudServices, 'queueDepths' | 'oldestMessageTime' | 'sns'>;
  history: MetricHistory;
  onError(what: string, error: unknown): void;
}

/** Watches the template's alarms. A topic's policy decides whether they may publish to it. */
export function openAlarms({ inventory, services, history, onError }: Deps): AlarmWatch {
  return watchAlarms({
    alarms: inventory.alarms,
    history,
    publish: services.sns.publish,
    onError,
    sample: (at) =>
      recordQueues(history, { depth: services.queueDepths, oldest: services.oldestMessageTime }, at),
    refusal: (alarm, topicArn) => alarmRefusal(inventory, alarm, topicArn),
  });
}

/** Returns why a topic's policy keeps an alarm from publishing to it; null if it may. */
export const alarmRefusal = (inventory: Inventory, alarm: Alarm, topicArn: string): string | null =>
  deliveryRefusal(inventory, {
    service: 'cloudwatch.amazonaws.com',
    action: 'sns:Publish',
    targetArn: topicArn,
    sourceArn: alarm.arn,
  });
