import { PutCommand, paginateScan } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { SQSEvent } from 'aws-lambda';
import { gazetteerEntries } from '../places/gazetteer/gazetteer.ts';
import { startTestTable, type TestTable } from '../table/fixtures/dynamodb-local.ts';
import { aJob } from '../table/fixtures/job.ts';
import { aUser } from '../table/fixtures/user.ts';
import { jobKey, sliceKey } from '../table/keys.ts';
import { readPartition } from '../table/rows.ts';
import type { User } from '../table/user.ts';
import { memoryIndex } from './fixtures/memory-index.ts';
import { findMatches, partitionsOf } from './match.ts';
import { FULL_RANGE } from './slice.ts';
import { watcherStore } from './watcher-store.ts';
import { wantedWatchers } from './watchers.ts';

const NOON = new Date('2026-06-01T12:00:00.000Z');
const PEOPLE = 3_100;

let table: TestTable;
let handler: typeof import('./match.handler.ts')['handler'];
beforeAll(async () => {
  table = await startTestTable();
  const { hostname, port } = (await table.documents.config.endpoint?.()) ?? {};
  Object.assign(process.env, {
    AWS_REGION: 'us-east-1',
    AWS_ENDPOINT_URL: `http://${hostname}:${port}`,
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
    TABLE_NAME: table.name,
    POWERTOOLS_LOG_LEVEL: 'SILENT',
  });
  ({ handler } = await import('./match.handler.ts'));
  await addWatchers(Array.from({ length: PEOPLE }, (_, n) => aUser({ sub: `person-${n}` })));
  await put(aNewJob('huge'));
});
afterAll(() => table.stop());

/** A job that the handler finds new enough to alert to. */
const aNewJob = (jobID: string) => aJob({ jobID, jobDetected: new Date().toISOString() });

/** Works messages like the queue, and returns how many failed. */
async function work(...keys: { pk: string; sk: string }[]): Promise<number> {
  // The handler reads only these fields of a record.
  const attributes = { ApproximateReceiveCount: '1' };
  const Records = keys.map((key, n) => ({ messageId: `${n}`, body: JSON.stringify(key), attributes }));
  const event = { Records } as SQSEvent;
  return (await handler(event, { getRemainingTimeInMillis: () => 30_000 })).batchItemFailures.length;
}

async function slicesLeft(jobId: string): Promise<{ pk: string; sk: string }[]> {
  const left: { pk: string; sk: string }[] = [];
  for await (const rows of readPartition(table, sliceKey(jobId, '').pk))
    left.push(...rows.map(({ pk, sk }) => ({ pk: `${pk}`, sk: `${sk}` })));
  return left;
}

async function allAlerts(): Promise<{ sub: string; jobId: string }[]> {
  const alerts: { sub: string; jobId: string }[] = [];
  const filter = {
    FilterExpression: 'begins_with(pk, :alert)',
    ExpressionAttributeValues: { ':alert': 'ALERT#' },
  };
  for await (const { Items = [] } of paginateScan(
    { client: table.documents },
    { TableName: table.name, ...filter },
  ))
    alerts.push(...Items.map(({ pk, sk }) => ({ sub: `${pk}`.slice('ALERT#'.length), jobId: `${sk}` })));
  return alerts;
}

const alerted = async (): Promise<number> => (await allAlerts()).length;

/** Adds people to the reverse index who have long wanted what they want. */
const addWatchers = (people: readonly User[]) =>
  watcherStore(table).put(
    people.flatMap((user) => wantedWatchers(user, NOON)).map((row) => ({ ...row, since: 0 })),
  );

const put = (Item: object) => table.documents.send(new PutCommand({ TableName: table.name, Item }));

describe('a batch of jobs', () => {
  test('MATCH-01 is matched as if each job came alone; only a malformed row is retried', async () => {
    await addWatchers([aUser({ sub: 'baker', positions: ['Baker', 'Pastry Chef'] })]);
    for (const [jobID, jobTitle] of Object.entries({ b1: 'Baker', b2: 'Baker, Nights', b3: 'Pastry Chef' }))
      await put({ ...aNewJob(jobID), jobTitle });
    await put({ ...jobKey('broken'), jobTitle: 4 });
    const keys = ['b1', 'broken', 'b2', 'b3', 'b1', 'none'].map(jobKey);
    expect(await work(...keys)).toBe(1);
    expect(await alerted()).toBe(3);
  });
});

describe('a job that matches more people than one run reads', () => {
  test('MATCH-01 gets an alert for each, from its message and those of its slices, each worked twice', async () => {
    const before = await alerted();
    expect(await work(jobKey('huge'))).toBe(0);
    const first = (await alerted()) - before;
    expect(first).toBeGreaterThan(0);
    expect(first).toBeLessThan(PEOPLE);
    const [slice] = await slicesLeft('huge');
    for (let left = await slicesLeft('huge'); left.length > 0; left = await slicesLeft('huge'))
      for (const key of left) expect(await work(key)).toBe(0);
    expect((await alerted()) - before).toBe(PEOPLE);
    expect(slice).toBeDefined();
    expect(await work(slice ?? jobKey('huge'))).toBe(0);
    expect(await work(jobKey('none'))).toBe(0);
    expect((await alerted()) - before).toBe(PEOPLE);
    expect(await slicesLeft('huge')).toEqual([]);
  });
});

describe('a job in many cities of many countries', () => {
  const towns = [...gazetteerEntries()].flatMap((entry) => (entry.kind === 'town' ? [entry.town] : []));
  // Few in each country, because many are looked up as a whole country.
  const cities = [...Map.groupBy(towns, ({ country }) => country).values()]
    .flatMap((ofCountry) => ofCountry.toSorted((one, other) => other.people - one.people).slice(0, 2))
    .sort((one, other) => other.people - one.people)
    .slice(0, 66)
    .map(({ name, region, country }) => ({ city: name, state: region?.codes[0] ?? '', country }));
  const heavy = {
    ...aNewJob('heavy'),
    jobTitle: 'Registered Nurse (RN), Intensive Care Unit',
    locations: cities.slice(0, 60),
  };
  // Some look in cities without the job, some for something else, and many match through several slices.
  const nurses = Array.from({ length: 240 }, (_, n) =>
    aUser({
      sub: `nurse-${n}`,
      positions: [['Registered Nurse'], ['Intensive Care Nurse', 'RN'], ['Nurse', 'Dentist'], ['Dentist']][
        n % 4
      ],
      locations: [0, 21, 42].slice(0, 1 + (n % 3)).flatMap((step) => cities[(n + step) % 66] ?? []),
    }),
  );

  test('MATCH-01 holds up no other job of its batch, and its slices find everyone whom one run would find', async () => {
    // given
    const people = nurses.map((user) => ({ user, since: 0 }));
    const whole = await findMatches(memoryIndex(people, NOON), heavy, FULL_RANGE, Number.POSITIVE_INFINITY);
    const lookups = partitionsOf(heavy).length;
    expect(lookups).toBeGreaterThan(500);
    expect(whole.matches.length).toBeGreaterThan(100);
    await addWatchers([...nurses, aUser({ sub: 'florist', positions: ['Florist'] })]);
    const ordinary = Array.from({ length: 9 }, (_, n) => ({ ...aNewJob(`f${n}`), jobTitle: 'Florist' }));
    for (const job of [heavy, ...ordinary]) await put(job);
    // when
    const failed = await work(...[heavy, ...ordinary].map(({ jobID }) => jobKey(jobID)));
    // then
    expect(failed).toBe(0);
    const florist = (await allAlerts()).filter(({ sub }) => sub === 'florist');
    expect(florist.map(({ jobId }) => jobId).sort()).toEqual(ordinary.map(({ jobID }) => jobID));
    // and when
    const slices = await slicesLeft('heavy');
    expect(slices).toHaveLength(Math.ceil(lookups / 250));
    for (const key of slices) expect(await work(key)).toBe(0);
    // then
    expect(await slicesLeft('heavy')).toEqual([]);
    const found = (await allAlerts()).filter(({ jobId }) => jobId === 'heavy').map(({ sub }) => sub);
    expect(found.sort()).toEqual(whole.matches.map(({ sub }) => sub).sort());
  }, 120_000);
});
