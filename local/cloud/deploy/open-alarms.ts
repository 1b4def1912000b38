import { type AlarmWatch, watchAlarms } from '../alarms/alarm-watch.ts';
import type { MetricHistory } from '../alarms/metric-history.ts';
import { recordQueues } from '../alarms/queue-metrics.ts';
import type { Inventory } from '../provision/inventory.ts';
import { refusalOfDelivery } from '../provision/resource-policy.ts';
import type { CloudServices } from '../services/cloud-services.ts';

/** What alarms are opened with. */
export interface AlarmsOptions {
  inventory: Inventory;
  services: Pick<CloudServices, 'queueDepths' | 'oldestMessageTime' | 'sns'>;
  history: MetricHistory;
  onError(what: string, error: unknown): void;
}

/** Watches the alarms of the inventory; a topic's policy decides whether it takes their messages. */
export function openAlarms({ inventory, services, history, onError }: AlarmsOptions): AlarmWatch {
  return watchAlarms({
    alarms: inventory.alarms,
    history,
    publish: services.sns.publish,
    onError,
    sample: (at) =>
      recordQueues(history, { depth: services.queueDepths, oldest: services.oldestMessageTime }, at),
    refusal: ({ arn: sourceArn }, targetArn) =>
      refusalOfDelivery(inventory, {
        service: 'cloudwatch.amazonaws.com',
        action: 'sns:Publish',
        targetArn,
        sourceArn,
      }),
  });
}
