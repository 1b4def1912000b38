import { describe, expect, test } from '@jest/globals';
import { anAlert } from '../../table/fixtures/alert.ts';
import { aJob } from '../../table/fixtures/job.ts';
import { type Beside, shownAlert } from './shown-alert.ts';

const sent = anAlert('ada', 'one', { state: 'sent', messageId: 'm' });
const beside = (facts: Partial<Beside> = {}): Beside => ({
  jobs: new Map([['one', aJob({ jobID: 'one' })]]),
  reports: new Map(),
  applied: new Map(),
  dueAt: '2026-06-01T18:00:00.000Z',
  ...facts,
});

describe('an alert as its person sees it', () => {
  test('has its job, and none where that is no longer kept', () => {
    expect(shownAlert(sent, beside())).toMatchObject({ jobID: 'one', job: { jobID: 'one' } });
    expect(shownAlert(sent, beside({ jobs: new Map() })).job).toBeNull();
  });

  test.each([
    [{}, null],
    [{ deliveredAt: 'noon' }, 'delivered'],
    [{ deliveredAt: 'noon', complainedAt: 'one' }, 'complained'],
    [{ bouncedAt: 'noon' }, 'bounced'],
    [{ rejectedAt: 'noon' }, 'rejected'],
    [{ textDeliveredAt: 'noon' }, 'delivered'],
    [{ textFailedAt: 'noon', textAlone: true }, 'undelivered'],
    [{ textFailedAt: 'noon', textAlone: false }, null],
    [{ textFailedAt: 'noon', textAlone: false, deliveredAt: 'one' }, 'delivered'],
    [{ textFailedAt: 'noon', textAlone: false, bouncedAt: 'one', mailFailedAt: 'one' }, 'undelivered'],
    [{ bouncedAt: 'noon', mailFailedAt: 'noon', textDeliveredAt: 'one' }, 'delivered'],
  ] as const)('MATCH-05 of whose message is reported %j, is %s', (reports, delivery) => {
    expect(shownAlert(sent, beside({ reports: new Map([['m', reports]]) })).delivery).toBe(delivery);
  });

  test('MATCH-05 says why its text did not arrive', () => {
    const reports = { textFailedAt: 'noon', textFailure: 'TEXT_SPAM', textAlone: true };
    expect(shownAlert(sent, beside({ reports: new Map([['m', reports]]) })).why).toBe(
      'Your carrier did not let the text through.',
    );
  });

  test('APPLY-01 says when the person applied for its job, and nothing of other jobs', () => {
    const applied = new Map([['one', '2026-06-01T12:05:00.000Z']]);
    expect(shownAlert(sent, beside({ applied })).appliedAt).toBe('2026-06-01T12:05:00.000Z');
    expect(shownAlert(anAlert('ada', 'two'), beside({ applied })).appliedAt).toBeNull();
  });

  test('says until when it waits, while it does', () => {
    expect(shownAlert(anAlert('ada', 'one'), beside())).toMatchObject({
      delivery: null,
      dueAt: beside().dueAt,
    });
    expect(shownAlert(sent, beside()).dueAt).toBeNull();
  });
});
