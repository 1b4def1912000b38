import { expect, jest, test } from '@jest/globals';
import { log } from '../platform/log.ts';
import { anAlert } from '../table/fixtures/alert.ts';
import { DeliveryScene, NOON } from './fixtures/delivery-scene.ts';
import { deferAlerts, markSent } from './send.ts';

test('OPS-01 the log line of a sent alert has its job and its message, and nothing about the person', async () => {
  // given
  const info = jest.spyOn(log, 'info');
  const { delivery } = new DeliveryScene();
  // when
  await markSent(delivery, 'ada', [anAlert('ada', 'job-1')], 'message-1');
  await deferAlerts(delivery, 'ada', ['job-2'], NOON);
  // then
  expect(info.mock.calls).toEqual([
    ['alert settled', { jobId: 'job-1', state: 'sent', messageId: 'message-1' }],
    ['alert deferred', { jobId: 'job-2', until: new Date(NOON).toISOString() }],
  ]);
});
