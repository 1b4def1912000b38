import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { dynamoDeliveryStore } from '../delivery/dynamo-delivery-store.ts';
import { waitUntil } from '../delivery/waiting.ts';
import { anAlert } from '../table/fixtures/alert.ts';
import { startTestTable, type TestTable } from '../table/fixtures/dynamodb-local.ts';
import { aJob } from '../table/fixtures/job.ts';
import { aUser } from '../table/fixtures/user.ts';
import { emailKey, jobKey } from '../table/keys.ts';
import { staffStore } from './staff-store.ts';
import { type MatchPair, worklistPage } from './worklist.ts';

const NOW = new Date('2026-06-01T12:00:00Z');
let table: TestTable;
beforeAll(async () => {
  table = await startTestTable();
  const rows = [
    aUser(),
    { ...emailKey('ada@example.com'), sub: 'ada' },
    ...['one', 'two'].map((jobID) => ({ ...aJob({ jobID }), ...jobKey(jobID) })),
    anAlert('ada', 'one'),
  ];
  for (const Item of rows) await table.documents.send(new PutCommand({ TableName: table.name, Item }));
});
afterAll(() => table.stop());

async function wholeWorklist(): Promise<MatchPair[]> {
  const pairs: MatchPair[] = [];
  let token: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof worklistPage>> = await worklistPage(table, token);
    pairs.push(...page.pairs);
    token = page.nextToken;
  } while (token !== null);
  return pairs;
}

describe('the staff store', () => {
  test('API-01 reads people and jobs with their alert, and leaves out those that no longer exist', async () => {
    const pairs = [
      { sub: 'ada', jobId: 'one' },
      { sub: 'ada', jobId: 'two' },
      { sub: 'nobody', jobId: 'one' },
      { sub: 'ada', jobId: 'gone' },
    ];
    const cases = await staffStore(table).readCases(pairs, NOW);
    expect(cases.map(({ job, alert }) => [job.jobID, alert?.state])).toEqual([
      ['one', 'pending'],
      ['two', undefined],
    ]);
  });

  test('finds a person by e-mail, ignoring case, and refuses an unknown one', async () => {
    expect(await staffStore(table).findPerson(' ADA@example.com ')).toBe('ada');
    await expect(staffStore(table).findPerson('bob@example.com')).rejects.toThrow(
      'no account with this email',
    );
  });

  test.each(['', 'bob', `${'b'.repeat(3_000)}@example.com`])(
    'ADMIN-01 refuses an invalid e-mail: %.9s',
    async (email) => {
      const refusal = { code: 'BadInput', message: "That isn't an email address." };
      await expect(staffStore(table).findPerson(email)).rejects.toMatchObject(refusal);
    },
  );

  test.each(['', 'x'.repeat(3_000), 'é'.repeat(600)])(
    'ADMIN-01 finds no job for an invalid id: %.9s',
    async (jobId) => {
      const store = staffStore(table);
      await expect(store.readJob(jobId)).rejects.toMatchObject({ code: 'NotFound' });
      expect(await store.readCases([{ sub: 'ada', jobId }], NOW)).toEqual([]);
    },
  );

  test('API-02 creates an alert once, and reopens it only if it was not sent', async () => {
    const store = staffStore(table);
    const stateOf = async () => (await store.listAlerts('eve')).map(({ state }) => state);
    const put = (state: 'sent' | 'failed') =>
      table.documents.send(new PutCommand({ TableName: table.name, Item: anAlert('eve', 'one', { state }) }));
    await store.reopenAlert(anAlert('eve', 'one'));
    expect(await stateOf()).toEqual(['pending']);
    await put('failed');
    await store.reopenAlert(anAlert('eve', 'one'));
    expect(await stateOf()).toEqual(['pending']);
    await put('sent');
    await store.reopenAlert(anAlert('eve', 'one'));
    expect(await stateOf()).toEqual(['sent']);
  });

  test('ADMIN-01 lists held and failed alerts, newest first, then due ones, without duplicates', async () => {
    const delivery = dynamoDeliveryStore(table);
    const settle = (jobId: string, state: 'withheld' | 'failed' | 'dropped', at: string) =>
      delivery.settle('bob', [{ sk: jobId }], { state, why: 'Because.', at, messageId: null });
    await settle('greenhouse:acme:1', 'withheld', '2026-06-01T10:00:00.000Z');
    await settle('lever#odd#2', 'failed', '2026-06-01T11:00:00.000Z');
    await settle('three', 'dropped', '2026-06-01T11:30:00.000Z');
    for (const jobId of ['four', 'five', 'sent'])
      await table.documents.send(
        new PutCommand({
          TableName: table.name,
          Item: anAlert('carol', jobId, { state: jobId === 'sent' ? 'sent' : 'pending' }),
        }),
      );
    await waitUntil({ store: delivery, now: () => NOW }, 'carol', 'five', NOW.getTime());
    expect(await wholeWorklist()).toEqual([
      { sub: 'bob', jobId: 'lever#odd#2' },
      { sub: 'bob', jobId: 'greenhouse:acme:1' },
      { sub: 'carol', jobId: 'five' },
      { sub: 'carol', jobId: 'four' },
    ]);
    await expect(worklistPage(table, 'x')).rejects.toThrow('nextToken: There is no such page of matches.');
  });

  test('ADMIN-01 lists held alerts of many people, page by page, newest first', async () => {
    const { settle } = dynamoDeliveryStore(table);
    const people = Array.from({ length: 70 }, (_, n) => `held-${n}`);
    const why = 'Because.';
    for (const [minute, sub] of people.entries()) {
      const at = new Date(NOW.getTime() + minute * 60_000).toISOString();
      await settle(sub, [{ sk: 'one' }], { state: 'withheld', why, at, messageId: null });
    }
    const listed = (await wholeWorklist()).map(({ sub }) => sub);
    expect(listed.filter((sub) => sub.startsWith('held-'))).toEqual(people.toReversed());
  });
});
