import { expect } from '@playwright/test';
import { connectConsole } from '../support/console.ts';
import { NIGHTLY } from '../support/exhaustive.ts';
import { writeBoard } from '../support/feeds.ts';
import { test } from '../support/journey.ts';
import { signUp } from '../support/people.ts';
import { DOSES, poisonEveryQueue } from '../support/poison.ts';
import { readBoardsUntil } from '../support/run-until.ts';

test(
  'OPS-01 unreadable messages in every queue are set aside at once and delay no alert',
  NIGHTLY,
  async ({ product }) => {
    const ada = await signUp(product, 'ada@poison.example', { titles: ['Antidote Brewer'] });
    await connectConsole(product).settle();

    const { deadLetters, asideIn } = await poisonEveryQueue(product);
    expect(deadLetters.size).toBeGreaterThan(10);

    // then a job that is posted now reaches its reader, and the poison is aside
    await writeBoard(product.feedsDir, 'antidotes', 'Antidotes', [{ id: 1, title: 'Antidote Brewer' }]);
    await readBoardsUntil(product, 'the alert', async () => {
      const mails = await connectConsole(product).outbox(ada.email);
      return mails.find(({ html }) => html?.includes('Antidote Brewer'));
    });
    // A queue may deliver a message twice, so that it is set aside twice.
    for (const url of deadLetters)
      await expect.poll(() => asideIn(url), { message: url }).toBeGreaterThanOrEqual(DOSES);
  },
);
