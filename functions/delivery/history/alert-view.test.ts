import { describe, expect, test } from '@jest/globals';
import { anAlert } from '../../table/fixtures/alert.ts';
import { anApplication } from '../../table/fixtures/application.ts';
import { aJob } from '../../table/fixtures/job.ts';
import { type AlertContext, toAlertView } from './alert-view.ts';

const sent = anAlert('ada', 'one', { state: 'sent', messageId: 'm' });
const context = (facts: Partial<AlertContext> = {}): AlertContext => ({
  job: aJob({ jobID: 'one' }),
  application: null,
  reports: null,
  dueAt: '2026-06-01T18:00:00.000Z',
  leftUntil: '',
  ...facts,
});

describe('an alert view', () => {
  test('has its job, or none if it no longer exists', () => {
    expect(toAlertView(sent, context())).toMatchObject({ jobID: 'one', job: { jobID: 'one' } });
    expect(toAlertView(sent, context({ job: null })).job).toBeNull();
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
  ] as const)('MATCH-05 with reports %j is %s', (reports, delivery) => {
    expect(toAlertView(sent, context({ reports })).delivery).toBe(delivery);
  });

  test('MATCH-05 says why its text was not delivered', () => {
    const reports = { textFailedAt: 'noon', textFailure: 'Your carrier blocked the text.', textAlone: true };
    expect(toAlertView(sent, context({ reports })).why).toBe('Your carrier blocked the text.');
  });

  test('APPLY-01 shows when the person applied for its job', () => {
    const application = anApplication('ada', 'one');
    expect(toAlertView(sent, context({ application })).appliedAt).toBe(application.appliedAt);
    expect(toAlertView(sent, context()).appliedAt).toBeNull();
  });

  test('shows until when it is deferred', () => {
    expect(toAlertView(anAlert('ada', 'one'), context())).toMatchObject({
      delivery: null,
      dueAt: context().dueAt,
    });
    expect(toAlertView(sent, context()).dueAt).toBeNull();
  });

  test('MATCH-02 says why it stays on the page: no message had room for it', () => {
    const { matchedAt } = anAlert('ada', 'one');
    const view = toAlertView(anAlert('ada', 'one'), context({ leftUntil: matchedAt }));
    expect(view).toMatchObject({ state: 'withheld', dueAt: null });
    expect(view.why).toContain('Your messages had no room for it.');
    expect(toAlertView(sent, context({ leftUntil: matchedAt })).state).toBe('sent');
  });

  test('MATCH-05 tells a person who was alerted that its site was not the employer’s', () => {
    const job = aJob({ withdrawnAt: '2026-06-02T12:00:00.000Z', jobUrl: '' });
    expect(toAlertView(sent, context({ job })).why).toMatch(/^We removed this job/);
  });
});
