import { expect, jest, test } from '@jest/globals';
import { log } from '../platform/log.ts';
import { anAlert } from '../table/fixtures/alert.ts';
import { memoryDeliveryStore, noDeliveryRows } from './fixtures/memory-delivery-store.ts';
import { logOutcomes } from './log-outcomes.ts';

test('OPS-01 the line of a sent alert has its job and its message, and nothing of the person', async () => {
  // given
  const info = jest.spyOn(log, 'info');
  const store = logOutcomes(memoryDeliveryStore(noDeliveryRows()));
  // when
  const at = '2026-06-01T12:00:00.000Z';
  await store.settle('ada', [anAlert('ada', 'job-1')], {
    state: 'sent',
    why: '',
    at,
    messageId: 'message-1',
  });
  await store.defer('ada', ['job-2'], Date.parse(at));
  // then
  expect(info.mock.calls).toEqual([
    ['alert settled', { jobId: 'job-1', state: 'sent', messageId: 'message-1' }],
    ['alert deferred', { jobId: 'job-2', until: at }],
  ]);
});
