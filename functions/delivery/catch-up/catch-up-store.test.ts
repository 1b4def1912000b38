import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { liveListing } from '../../board/live-listing.ts';
import { listingLog, packedLog } from '../../board/log/listing-log.ts';
import { packedHourStore } from '../../board/log/packed-hour-store.ts';
import { listingRow } from '../../ingestion/jobs/job-rows.ts';
import { Alert } from '../../table/alert.ts';
import { anAlert } from '../../table/fixtures/alert.ts';
import { startTestTable, type TestTable } from '../../table/fixtures/dynamodb-local.ts';
import { aJob } from '../../table/fixtures/job.ts';
import { aUser } from '../../table/fixtures/user.ts';
import { alertKey, type Key } from '../../table/keys.ts';
import { type DeliveryRows, noDeliveryRows } from '../fixtures/memory-delivery-store.ts';
import type { Deps } from './catch-up.ts';
import { jobFinder } from './catch-up.ts';
import { catchUpStore, pastDueKey } from './catch-up-store.ts';
import { memoryCatchUpDeps } from './fixtures/memory-catch-up.ts';

const SUBSCRIBED_AT = '2026-06-01T12:00:00.000Z';
const MINUTE = 60_000;

let table: TestTable;
beforeAll(async () => {
  table = await startTestTable();
});
afterAll(() => table.stop());

const put = (Item: object) => table.documents.send(new PutCommand({ TableName: table.name, Item }));
const get = async (Key: Key) =>
  (await table.documents.send(new GetCommand({ TableName: table.name, Key }))).Item;

let people = 0;
let rows: DeliveryRows;

describe.each([
  {
    where: 'over DynamoDB',
    open: (): Pick<Deps, 'openAlert' | 'deliverNow'> => catchUpStore(table, () => new Date(SUBSCRIBED_AT)),
    give: async (alert: Alert) => void (await put(alert)),
    row: async (sub: string) => Alert.optional().parse(await get(alertKey(sub, 'one'))),
    due: async (key: Key) => (await get(key))?.['version'],
  },
  {
    where: 'in memory, as the model test uses it',
    open: () =>
      memoryCatchUpDeps(rows, {
        now: () => new Date(SUBSCRIBED_AT),
        written: () => 0,
        onDue: () => undefined,
      }),
    give: async (alert: Alert) => void rows.alerts.set(`${alert.pk.slice('ALERT#'.length)} one`, alert),
    row: async (sub: string) => rows.alerts.get(`${sub} one`),
    due: async ({ pk, sk }: Key) => rows.due.get(`${pk} ${sk}`)?.version,
  },
])('the ledger of a catch-up $where', ({ open, give, row, due }) => {
  let sub: string;
  beforeEach(() => {
    people += 1;
    sub = `person-${people}`;
    rows = noDeliveryRows();
  });
  const missed = () => ({ ...anAlert(sub, 'one', { matchedAt: SUBSCRIBED_AT }), catchUp: SUBSCRIBED_AT });

  test('MATCH-02 opens a new alert', async () => {
    await open().openAlert(missed());
    expect(await row(sub)).toEqual(missed());
  });

  test.each(['pending', 'withheld', 'dropped'] as const)('MATCH-02 reopens one that is %s', async (state) => {
    await give(anAlert(sub, 'one', { state, why: 'Because.' }));
    await open().openAlert(missed());
    expect(await row(sub)).toEqual(missed());
  });

  test.each([
    ['was sent', { state: 'sent' }],
    ['has failed', { state: 'failed' }],
    ['is not relevant', { state: 'withheld', notRelevantAt: SUBSCRIBED_AT }],
    ['belongs to a later subscription', { state: 'pending', catchUp: '2999-01-01T00:00:00.000Z' }],
    ['belongs to this catch-up and was withheld since', { state: 'withheld', catchUp: SUBSCRIBED_AT }],
  ] as const)('MATCH-02 leaves one alone that %s', async (_, facts) => {
    const before = anAlert(sub, 'one', facts);
    await give(before);
    await open().openAlert(missed());
    expect(await row(sub)).toEqual(before);
  });

  test('makes delivery look at once, by a due row in a past minute', async () => {
    const now = new Date(Date.parse(SUBSCRIBED_AT) + 30_000);
    await open().deliverNow(sub, now);
    expect(pastDueKey(sub, now).sk).toBe(`2026-06-01T11:59:00.000Z#${sub}`);
    expect(await due(pastDueKey(sub, now))).toEqual(expect.any(String));
  });
});

describe('finding the jobs of a catch-up', () => {
  const clock = { time: Date.parse(SUBSCRIBED_AT) };
  const now = () => clock.time;
  const wait = async (milliseconds: number) => {
    clock.time += milliseconds;
  };
  const at = (minutes: number) => new Date(Date.parse(SUBSCRIBED_AT) + minutes * MINUTE).toISOString();
  const write = (jobID: string, minutes: number, facts: Parameters<typeof aJob>[0] = {}) =>
    put(listingRow(aJob({ jobID, jobDetected: at(minutes), ...facts }), new Date(at(minutes))));

  test('MATCH-01 finds matching jobs of two days, newest first, up to the start of the subscription', async () => {
    await write('yesterday', -26 * 60);
    await write('old', -48 * 60 - 1);
    await write('other', -5, { jobTitle: 'Florist' });
    await write('excluded', -4, { fullCompanyName: 'Larkspur' });
    await write('closed', -7);
    await write('closed', -3, { jobDetected: at(-7), closedAt: at(-3) });
    await write('last', 0);
    const listing = liveListing(packedLog(listingLog(table), packedHourStore(table), now), now);
    const fitting = jobFinder(listing, { now, wait });
    expect(
      await fitting(
        aUser({ excludedCompanies: ['Larkspur'] }),
        Date.parse(at(-48 * 60)),
        Date.parse(SUBSCRIBED_AT),
      ),
    ).toEqual(['last', 'yesterday']);
  });
});
