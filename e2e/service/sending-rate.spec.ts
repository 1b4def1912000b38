import { expect, test } from '@playwright/test';
import { connectConsole } from '../support/console.ts';
import { IS_EXHAUSTIVE } from '../support/exhaustive.ts';
import { writeBoard } from '../support/feeds.ts';
import { inventWords } from '../support/invented-words.ts';
import { type Person, signUp } from '../support/people.ts';
import { type Stack, startOwnStack } from '../support/stack.ts';
import { until } from '../support/until.ts';

const BOARD = ['copper', 'Copper & Kite'] as const;
const FIRST = { id: 9_000, title: 'Office Manager' };

// pacer.test.ts proves the pace on a virtual clock, and mail-rate.test.ts that all workers together keep to the rate.
if (IS_EXHAUSTIVE)
  test.describe('a stage with a low sending rate', () => {
    test.describe.configure({ timeout: 600_000 });

    let stack: Stack;
    const people: (Person & { word: string })[] = [];

    test.beforeAll(async () => {
      stack = await startOwnStack((feedsDir) => writeBoard(feedsDir, ...BOARD, [FIRST]), {
        MAILS_PER_SECOND: '1',
      });
      for (const word of inventWords(8)) {
        const person = await signUp(stack, `${word}@mail.example`, { titles: [`${word} engineer`] });
        people.push({ ...person, word });
      }
      await connectConsole(stack).run('poll-boards');
      expect(await connectConsole(stack).settle()).toBe(200);
    });

    test.afterAll(() => stack?.stop());

    test('OPS-01 MATCH-02 at one e-mail per second, everyone gets the alert once', async () => {
      const console = connectConsole(stack);
      await console.changeAccount({ ses: { mailsPerSecond: 1 } });
      const postings = people.map(({ word }, index) => ({ id: index + 1, title: `Senior ${word} Engineer` }));
      await writeBoard(stack.feedsDir, ...BOARD, [FIRST, ...postings]);
      await console.run('poll-boards');

      const counts = await until('an alert for everybody', async () => {
        await console.settle();
        await console.run('drain-due');
        const mails = await Promise.all(people.map(({ email }) => console.outbox(email)));
        const alerts = mails.map((some) => some.filter(({ subject }) => subject?.includes('Copper & Kite')));
        return alerts.every(({ length }) => length > 0) ? alerts.map(({ length }) => length) : undefined;
      });

      expect(counts).toEqual(people.map(() => 1));
    });
  });
