import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { storedPostingRow } from '../../../postings/stored-posting.ts';
import { startTestTable, type TestTable } from '../../../table/fixtures/dynamodb-local.ts';
import { listingKey } from '../../../table/keys.ts';
import { encodeEntry, type ListingEntry } from '../../../table/listing-entry.ts';
import { allShards } from '../../../table/shards.ts';
import { findMatchingPostings } from './matching-postings.ts';

const NOW = new Date('2026-06-15T12:00:00.000Z');
let table: TestTable;
beforeAll(async () => {
  table = await startTestTable();
});
afterAll(() => table.stop());

const put = (Item: object) => table.documents.send(new PutCommand({ TableName: table.name, Item }));
const [SHARD = ''] = allShards('listing');

/** Stores a job in the listing log, with its posting. */
async function putJob(
  jobId: string,
  title: string,
  written: string,
  text = `About ${jobId}.`,
): Promise<void> {
  await putEntry({
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
    facts: {},
    pay: 0,
    asks: '',
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
  const rest = { hash: '', open: [], enrichment: {}, seenAt: written, expiresAt: 4_000_000_000 };
  await put(storedPostingRow({ jobId, posting, ...rest }));
}
const putEntry = (entry: ListingEntry) =>
  put({
    ...listingKey(entry.written.slice(0, 10), SHARD, entry.written, entry.jobId),
    entry: encodeEntry(entry),
  });

describe('postings that match saved titles', () => {
  test('AI-03 are the open ones of two days, newest first, by the rules that match alerts', async () => {
    await putJob('one', 'Senior Backend Engineer, Payments', '2026-06-15T09:00:00.000Z', 'Kafka &amp; Go');
    await putJob('two', 'Backend Engineer', '2026-06-14T09:00:00.000Z');
    await putJob('old', 'Backend Engineer', '2026-06-13T09:00:00.000Z');
    await putJob('other', 'Product Designer', '2026-06-15T10:00:00.000Z');
    await putJob('closed', 'Backend Engineer', '2026-06-14T10:00:00.000Z');
    await putEntry({
      written: '2026-06-15T11:00:00.000Z',
      jobId: 'closed',
      closed: true,
      detected: '2026-06-14T10:00:00.000Z',
    });
    expect(await findMatchingPostings(table, ['Backend Engineer', 'Designer', 'Nurse'], NOW)).toEqual([
      { savedTitle: 'Backend Engineer', text: 'Kafka & Go' },
      { savedTitle: 'Backend Engineer', text: 'About two.' },
      { savedTitle: 'Designer', text: 'About other.' },
    ]);
    expect(await findMatchingPostings(table, [], NOW)).toEqual([]);
  });

  test('AI-03 are at most 12 per title, and fewer for many titles', async () => {
    for (let number = 0; number < 15; number += 1)
      await putJob(`q${number}`, 'QA Engineer', `2026-06-15T0${number % 10}:${10 + number}:00.000Z`);
    expect(await findMatchingPostings(table, ['QA Engineer'], NOW)).toHaveLength(12);
    const many = ['QA Engineer', ...Array.from({ length: 19 }, (_, number) => `Nurse ${number}`)];
    expect(await findMatchingPostings(table, many, NOW)).toHaveLength(3);
  });
});
