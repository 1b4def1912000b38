import { expect, jest, test } from '@jest/globals';
import { log } from '../platform/log.ts';
import { anAlert } from '../table/fixtures/alert.ts';
import { DeliveryScene, NOON } from './fixtures/delivery-scene.ts';
import { markSent } from './send.ts';
import { waitUntil } from './waiting.ts';

test('OPS-01 the log line of a sent alert has its job and its message, and nothing about the person', async () => {
  // given
  const info = jest.spyOn(log, 'info');
  const { delivery } = new DeliveryScene();
  // when
  await markSent(delivery, 'ada', [anAlert('ada', 'job-1')], 'message-1');
  await waitUntil(delivery, 'ada', 'job-2', NOON + 60_000);
  // then
  expect(info.mock.calls).toEqual([
    ['alert settled', { jobId: 'job-1', state: 'sent', messageId: 'message-1' }],
    ['alerts deferred', { from: 'job-2', until: '2026-06-01T12:01:00.000Z' }],
  ]);
});
