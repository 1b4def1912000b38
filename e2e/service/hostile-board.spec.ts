import { expect } from '@playwright/test';
import { connectConsole } from '../support/console.ts';
import { NIGHTLY } from '../support/exhaustive.ts';
import { type FeedPosting, writeBoard } from '../support/feeds.ts';
import { graphql } from '../support/graphql.ts';
import { test } from '../support/journey.ts';
import { signUp } from '../support/people.ts';
import { readBoardsUntil } from '../support/run-until.ts';

/** IDs that an AWS service rejects: SQS allows no U+FFFF, and a DynamoDB sort key no 2,000 bytes. */
const HOSTILE_IDS = ['\uffff', '\ufffe#', 'a\u0000b', '😀', 'x'.repeat(2_000), ' '];

const hostile = (id: string, number: number): FeedPosting => ({
  id,
  title: `Tide Gauger ${number}`,
});

test(
  'ING-03 MATCH-02 a board with hostile IDs and extremely long text does not delay other alerts',
  NIGHTLY,
  async ({ product }) => {
    const grace = await signUp(product, 'grace@gauges.example', { titles: ['Tide Gauger'] });
    await connectConsole(product).settle();
    const endless = 'a@'.repeat(60_000);
    await writeBoard(product.feedsDir, 'hostile', 'Hostile', [
      ...HOSTILE_IDS.map(hostile),
      // Nobody watches this title, because an alert for it would delay the other by ten minutes.
      { id: 1, title: 'Net Mender', html: `<p>${endless}</p>` },
    ]);
    await writeBoard(product.feedsDir, 'gauges', 'Gauges', [{ id: 2, title: 'Tide Gauger, Harbor' }]);

    const mail = await readBoardsUntil(product, 'the alert of the honest board', async () => {
      const mails = await connectConsole(product).outbox(grace.email);
      return mails.find(({ html }) => html?.includes('Tide Gauger, Harbor'));
    });

    expect(mail.html).not.toMatch(/Tide Gauger \d/);
    expect(await connectConsole(product).settle()).toBe(200);
  },
);

test('API-02 rejects an impossible job ID as bad input, not as an internal error', async ({ product }) => {
  const person = await signUp(product, 'grace@ids.example', { titles: ['Cook'] });
  const queries = {
    getLetter: 'query C($input: LetterInput!) { getLetter(input: $input) { state } }',
    editLetter: 'mutation C($input: EditLetterInput!) { editLetter(input: $input) { state } }',
    noteAlert: 'mutation C($input: NoteAlertInput!) { noteAlert(input: $input) { jobID } }',
  };
  const more = { getLetter: {}, editLetter: { text: 'Dear all,' }, noteAlert: { note: 'opened' } };
  for (const field of ['getLetter', 'editLetter', 'noteAlert'] as const)
    for (const jobID of ['', 'x'.repeat(2_000)]) {
      const input = { email: person.email, jobID, ...more[field] };
      const { errors } = await graphql(product, person, queries[field], { input });
      expect({ field, type: errors?.[0]?.errorType }).toEqual({ field, type: 'BadInput' });
    }
});
