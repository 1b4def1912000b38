import { expect } from '@playwright/test';
import { connectConsole } from '../support/console.ts';
import { NIGHTLY } from '../support/exhaustive.ts';
import { writeBoard } from '../support/feeds.ts';
import { test } from '../support/journey.ts';
import { onlyTexts } from '../support/only-texts.ts';
import { signUp } from '../support/people.ts';
import { readBoardsUntil } from '../support/run-until.ts';
import { openSignedIn } from '../support/signed-in.ts';

const PLACES = 'Seoul, South Korea; London, United Kingdom; Austin, TX; New York, NY; Berlin, Germany';
const NEW_YORK = [{ city: 'New York', state: 'NY', country: 'US' }];

test(
  'MATCH-03 a job in five places names the reader’s own place first: in the mail, the text and the card',
  NIGHTLY,
  async ({ site, product: stack }) => {
    // given two people in New York, and one wants texts
    const console = connectConsole(stack);
    const profile = { titles: ['Machine Learning Engineer'], places: NEW_YORK };
    const reader = await signUp(stack, 'ines@skerry.example', profile);
    const texter = await signUp(stack, 'olaf@skerry.example', profile);
    await onlyTexts(stack, texter, '+14155552690');
    await writeBoard(stack.feedsDir, 'skerry', 'Skerry', [{ id: 1, title: 'Office Manager' }]);
    await console.run('poll-boards');
    expect(await console.settle()).toBe(200);

    // when a job is posted in five places, of which New York is the fourth
    await writeBoard(stack.feedsDir, 'skerry', 'Skerry', [
      { id: 1, title: 'Office Manager' },
      { id: 2, title: 'Machine Learning Engineer', place: PLACES },
    ]);
    const [mail, text] = await readBoardsUntil(stack, 'the mail and the text', async () => {
      const mails = (await console.outbox(reader.email)).filter(({ subject }) => subject?.includes('Skerry'));
      const texts = (await console.outbox('+14155552690')).filter((sent) => sent.text?.includes('Skerry'));
      return mails[0] && texts[0] ? ([mails[0], texts[0]] as const) : undefined;
    });

    // then each names New York
    expect(mail.html).toContain('New York, NY and 4 other locations');
    expect(text.text).toContain('New York, NY');
    const page = await openSignedIn(site, reader, '/?jobTitle=Machine+Learning&Remote=false');
    const card = page.getByRole('article').filter({ hasText: 'Skerry' });
    // The listing may be a second older than the mail.
    await expect(async () => {
      await page.reload();
      await expect(card).toContainText('New York, NY', { timeout: 5_000 });
    }).toPass();
    await expect(card.getByText('also in 4 other locations')).toBeVisible();
  },
);
