import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Posting } from '../../postings/posting.ts';
import { startTestTable, type TestTable } from '../../table/fixtures/dynamodb-local.ts';
import { newJobId } from '../../table/job-id.ts';
import { memoryJobStore } from '../reading/fixtures/memory-stores.ts';
import { type JobStore, jobStore } from './job-store.ts';
import { type ParsedPosting, parsePosting, postingKeyOf } from './parsed-posting.ts';
import { recordPostings } from './record-postings.ts';

let table: TestTable;
beforeAll(async () => {
  table = await startTestTable();
});
afterAll(() => table.stop());

const posting: Posting = {
  ats: 'greenhouse',
  board: 'acme',
  id: '1',
  title: 'Software Engineer',
  html: '<p>Keeps the tide tables of four hundred harbors right to the minute.</p>',
  company: 'Acme',
  departments: [],
  pay: [],
  url: 'https://acme.example/1',
  locations: ['Austin, TX'],
};

function parsed(): ParsedPosting {
  const result = parsePosting({ posting, hash: 'a' });
  if ('rejection' in result) throw new Error('The posting was rejected.');
  return result;
}

test.each<[string, () => JobStore]>([
  ['in memory', () => memoryJobStore({ boards: new Map(), rows: new Map() })],
  ['over DynamoDB', () => jobStore(table)],
])('ING-01 readings that detect a posting at the same time make one job with one id, %s', async (_, open) => {
  // given
  const store = open();
  const lead = parsed();
  const times = [0, 1, 2, 3].map((minutes) => new Date(Date.UTC(2026, 5, 1, 12, minutes)));
  // when
  const recorded = await Promise.all(
    times.map((seenAt) =>
      recordPostings(store, lead.dedupeKey, [lead], { seenAt, clock: () => new Date(seenAt) }),
    ),
  );
  // then
  expect(recorded.flatMap(({ failures }) => failures)).toEqual([]);
  expect(recorded.map(({ added }) => added).sort()).toEqual([0, 0, 0, 1]);
  const ids = times.map((seenAt) => newJobId(seenAt, postingKeyOf(posting)));
  const jobs = (await Promise.all(ids.map(store.findJob))).filter((job) => job !== undefined);
  expect(jobs).toHaveLength(1);
  expect(jobs[0]?.postings).toMatchObject([{ board: 'greenhouse:acme', id: '1' }]);
  const group = await store.findDedupeGroup(lead.dedupeKey);
  expect(group.jobs.map(({ jobId }) => jobId)).toEqual([jobs[0]?.jobID]);
  expect((await store.findSeen('greenhouse:acme', '1'))?.jobId).toBe(jobs[0]?.jobID);
});
