import { expect } from '@playwright/test';
import { connectConsole } from '../support/console.ts';
import { NIGHTLY } from '../support/exhaustive.ts';
import { writeBoard } from '../support/feeds.ts';
import { test } from '../support/journey.ts';
import { signUp } from '../support/people.ts';
import { readBoardsUntil } from '../support/run-until.ts';
import type { Stack } from '../support/stack.ts';
import { until } from '../support/until.ts';

/** The address in cdk.json that gets the local stage's alarms and reports. */
const OPERATOR = 'alarms@daybreak.example';

const reports = async (stack: Stack) =>
  (await connectConsole(stack).outbox(OPERATOR)).filter(({ subject }) =>
    / on \d{4}-.+: jobs /.test(subject ?? ''),
  );

/** Sends the report now, and returns its text and the last column of its rows by label: today so far, or now. */
async function sendReport(stack: Stack) {
  const console = connectConsole(stack);
  const before = (await reports(stack)).length;
  expect(await console.run('count-stats')).toBe(200);
  expect(await console.run('daily-report')).toBe(200);
  const report = (await reports(stack)).at(before);
  const text = report?.text ?? '';
  const figure = (label: string) => {
    const row = text.split('\n').find((line) => line.startsWith(`  ${label} `));
    return Number(
      row
        ?.trim()
        .split(/\s{2,}/)
        .at(-1)
        ?.replace(',', ''),
    );
  };
  return { text, figure };
}

test.describe('the operators’ daily report', () => {
  test(
    'OPS-01 counts a job, its alert and the free alert that it used, and is in the outbox once sent',
    NIGHTLY,
    async ({ product: stack }) => {
      // given a report, and then a job and its alert
      const { figure: before } = await sendReport(stack);
      const reader = await signUp(stack, 'reader@gantry.example', {
        titles: ['gantry engineer'],
        places: [{ city: '', state: 'TX', country: 'US' }],
      });
      expect(await connectConsole(stack).settle()).toBe(200);
      await writeBoard(stack.feedsDir, 'gantry', 'Gantry', [
        { id: 1, title: 'Gantry Engineer', place: 'Austin, TX' },
      ]);
      await readBoardsUntil(stack, 'an alert about Gantry', async () =>
        (await connectConsole(stack).outbox(reader.email)).find(({ subject }) =>
          subject?.endsWith('at Gantry'),
        ),
      );

      // when reports are sent, and other mails, since a worker keeps its last counts until it has more to do
      let guests = 0;
      const { text, figure } = await until('the report counts the alert', async () => {
        guests += 1;
        await signUp(stack, `guest-${guests}@gantry.example`, { titles: ['kelp archivist'] });
        await connectConsole(stack).settle();
        const report = await sendReport(stack);
        return report.figure('Free alerts used') > before('Free alerts used') ? report : undefined;
      });

      // then it counts them, and says what it cannot know yet
      for (const label of ['Jobs first seen', 'Alerts sent', 'Messages sent', 'Free alerts used'])
        expect([label, figure(label) > before(label)]).toEqual([label, true]);
      expect(text).toMatch(/^ {2}Detected to sent, p95 +no data +no data +\d[\d,]* s$/m);
      expect(text).toMatch(/^ {2}fresh +\d+ +no data$/m);
      expect(text).toMatch(/^ {2}Failed messages +\d+ +no data$/m);
      expect(text).toContain(`${stack.siteUrl}/admin-notifs`);
      expect(text).not.toContain(reader.email);
      expect(text.split('\n').length).toBeLessThanOrEqual(40);
    },
  );

  test('OPS-01 is sent without a source that fails, which it says is unavailable', async ({
    product: stack,
  }) => {
    const console = connectConsole(stack);
    await console.fault({
      service: 'sqs',
      action: 'GetQueueAttributes',
      caller: 'DailyReport',
      kind: 'error',
      rate: 1,
    });

    const { text } = await sendReport(stack);
    await console.clearFaults();

    expect(text).toMatch(/^ {2}Failed messages +unavailable/m);
    expect(text).toMatch(/^ {2}Jobs first seen .+ \d+$/m);
  });
});
