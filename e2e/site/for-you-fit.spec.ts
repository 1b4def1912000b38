import { expect } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { NIGHTLY } from '../support/exhaustive.ts';
import { type FeedPosting, writeBoard } from '../support/feeds.ts';
import { readListing } from '../support/graphql.ts';
import { test } from '../support/journey.ts';
import { signUp } from '../support/people.ts';
import { readBoardsUntil } from '../support/run-until.ts';
import { expectNoSidewaysScroll } from '../support/sideways-scroll.ts';
import { openSignedIn } from '../support/signed-in.ts';

const asking = (skills: string) =>
  `<h2>Requirements</h2><ul><li>You have 3 years of experience with ${skills}.</li></ul>`;

/** No other journey looks for lagoon engineers. One job asks for Go and Kafka, five ask for Rust. */
const POSTINGS: readonly FeedPosting[] = [
  { id: 1, title: 'Lagoon Engineer, Tides', html: asking('Go and Kafka') },
  ...[2, 3, 4, 5, 6].map((id) => ({ id, title: `Lagoon Engineer, Basin ${id}`, html: asking('Rust') })),
];

test.describe('For you', () => {
  test(
    'HOME-01 FIT-01 is sorted by fit, with the reasons, and skimmed by employer on a phone',
    NIGHTLY,
    async ({ site }) => {
      await writeBoard(site.stack.feedsDir, 'lagoonworks', 'Lagoonworks', POSTINGS);
      await readBoardsUntil(site.stack, 'the jobs of Lagoonworks', async () => {
        const jobs = await readListing(site.stack, { title: 'Lagoon Engineer', fRole: null, jobType: null });
        return jobs.length === POSTINGS.length ? jobs : undefined;
      });
      const person = await signUp(site.stack, `fit.${Date.now()}@lagoon.example`, {
        titles: ['Lagoon Engineer'],
      });
      const page = await openSignedIn(site, person, '/profile/manage-notifications', { width: 390 });
      const skills = page.getByRole('textbox', { name: 'Skills' });
      await skills.fill('golang');
      await skills.press('Enter');
      await page.getByRole('button', { name: 'Golang. Click To Delete' }).waitFor();
      await skills.fill('Kafka');
      await skills.press('Enter');
      await page.getByRole('button', { name: 'Kafka. Click To Delete' }).waitFor();
      await expectNoAxeViolations(page);

      await page.goto(site.url);
      await page.getByText('6 jobs since yesterday match your profile.').waitFor();
      await page.getByRole('radio', { name: 'Best fit' }).check({ force: true });
      const cards = page.getByRole('tabpanel').getByRole('article');
      await expect(cards).toHaveCount(3);
      await expect(cards.first()).toContainText('Lagoon Engineer, Tides');
      await expect(cards.first()).toContainText('asks for Golang and Kafka, both in your skills');
      await expectNoAxeViolations(page);
      await expectNoSidewaysScroll(page);

      await page.getByRole('button', { name: '3 more at Lagoonworks' }).click();
      await expect(cards).toHaveCount(6);
      await page.getByRole('checkbox', { name: 'Good fits' }).check({ force: true });
      await expect(cards).toHaveCount(1);
    },
  );
});
