import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { storedPostingRow } from '../../../postings/stored-posting.ts';
import { startTestTable, type TestTable } from '../../../table/fixtures/dynamodb-local.ts';
import { listingKey } from '../../../table/keys.ts';
import { encodeEntry, type ListingEntry } from '../../../table/listing-entry.ts';
import { allShards } from '../../../table/shards.ts';
import { titledPostings } from './titled-postings.ts';

const NOW = new Date('2026-06-15T12:00:00.000Z');
let table: TestTable;
beforeAll(async () => {
  table = await startTestTable();
});
afterAll(() => table.stop());

const put = (Item: object) => table.documents.send(new PutCommand({ TableName: table.name, Item }));
const [SHARD = ''] = allShards('listing');

/** A job as the log tells of it, and its posting. */
async function job(jobId: string, title: string, written: string, text = `About ${jobId}.`): Promise<void> {
  await tell({
    written,
    jobId,
    detected: written,
    title,
    company: 'Larkspur',
    industry: '',
    role: 'En',
    jobType: 'Fu',
    remote: false,
    specializations: [],
    places: [],
  });
  const posting = {
    ats: 'greenhouse',
    board: 'larkspur',
    id: jobId,
    title,
    company: 'Larkspur',
    url: 'https://x.example',
    html: `<p>${text}</p>`,
    locations: [],
    departments: [],
    pay: [],
  };
  const rest = { hash: '', open: [], told: {}, seenAt: written, expiresAt: 4_000_000_000 };
  await put(storedPostingRow({ jobId, posting, ...rest }));
}
const tell = (entry: ListingEntry) =>
  put({
    ...listingKey(entry.written.slice(0, 10), SHARD, entry.written, entry.jobId),
    told: encodeEntry(entry),
  });

describe('the postings with saved titles', () => {
  test('AI-03 are those of two days that are open, the newest first, by the rule that alerts are matched by', async () => {
    await job('one', 'Senior Backend Engineer, Payments', '2026-06-15T09:00:00.000Z', 'Kafka &amp; Go');
    await job('two', 'Backend Engineer', '2026-06-14T09:00:00.000Z');
    await job('old', 'Backend Engineer', '2026-06-13T09:00:00.000Z');
    await job('other', 'Product Designer', '2026-06-15T10:00:00.000Z');
    await job('closed', 'Backend Engineer', '2026-06-14T10:00:00.000Z');
    await tell({
      written: '2026-06-15T11:00:00.000Z',
      jobId: 'closed',
      closed: true,
      detected: '2026-06-14T10:00:00.000Z',
    });
    expect(await titledPostings(table, ['Backend Engineer', 'Designer', 'Nurse'], NOW)).toEqual([
      { saved: 'Backend Engineer', text: 'Kafka & Go' },
      { saved: 'Backend Engineer', text: 'About two.' },
      { saved: 'Designer', text: 'About other.' },
    ]);
    expect(await titledPostings(table, [], NOW)).toEqual([]);
  });

  test('AI-03 are at most twelve of a title, and fewer of many titles', async () => {
    for (let number = 0; number < 15; number += 1)
      await job(`q${number}`, 'QA Engineer', `2026-06-15T0${number % 10}:${10 + number}:00.000Z`);
    expect(await titledPostings(table, ['QA Engineer'], NOW)).toHaveLength(12);
    const many = ['QA Engineer', ...Array.from({ length: 19 }, (_, number) => `Nurse ${number}`)];
    expect(await titledPostings(table, many, NOW)).toHaveLength(3);
  });
});
