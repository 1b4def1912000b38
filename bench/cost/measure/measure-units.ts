import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { paginateScan } from '@aws-sdk/lib-dynamodb';
import { jobStore } from '../../../functions/ingestion/jobs/job-store.ts';
import { memoryHostStore } from '../../../functions/ingestion/reading/fixtures/memory-stores.ts';
import { boardStore } from '../../../functions/ingestion/registry/board-store.ts';
import { startTestTable } from '../../../functions/table/fixtures/dynamodb-local.ts';
import { jobKey } from '../../../functions/table/keys.ts';
import type { Table } from '../../../functions/table/table.ts';
import { itemBytes } from '../../measure/item-bytes.ts';
import { readRealJobs } from '../../measure/real-jobs.ts';
import { percentile } from '../../measure/statistics.ts';
import { type MeasuredUnits, readMeasuredUnits } from '../model/measured-units.ts';
import { boardUnits } from './board-units.ts';
import { attachMeter } from './capacity-meter.ts';
import { estimateTokens } from './estimate-tokens.ts';
import { FakeBoards } from './fake-boards.ts';
import { measureDelivery } from './measure-delivery.ts';
import { measureLifetimes } from './measure-lifetimes.ts';
import { measureMatches } from './measure-matches.ts';
import { measurePhases, type Size, splitPostings } from './measure-phases.ts';
import { countResources } from './read-template.ts';
import { readRealPostings } from './real-postings.ts';
import { createSubscribers } from './wanted-jobs.ts';

const SIZE: Size = { boards: 20, jobs: 50 };

/** Row sizes by the entity at the start of their keys. */
type RowSizes = ReadonlyMap<string, readonly number[]>;

/** Measures the model's units on DynamoDB Local. Throws `MissingDataError` if the folder lacks the recordings. */
export async function measureUnits(folder: string): Promise<MeasuredUnits> {
  const postings = readRealPostings(folder);
  const jobs = readRealJobs(folder, new Date('2026-05-20T12:00:00.000Z'), 'with_descriptions');
  const known = readMeasuredUnits();
  console.error('  matches of a thousand people');
  // Before DynamoDB Local starts, which closes connections that rest for as long as this takes.
  const matched = await measureMatches(folder);
  const table = await startTestTable();
  try {
    const meter = attachMeter(table.documents);
    const stores = { boards: boardStore(table), jobs: jobStore(table), hosts: memoryHostStore(Date.now) };
    console.error(`  ${SIZE.boards} boards of ${SIZE.jobs} jobs, phase by phase`);
    const phases = await measurePhases(new FakeBoards(stores), meter, splitPostings(postings), SIZE);
    const sizes = await measureRowSizes(table);
    console.error('  a person, eleven alerts, two messages and a welcome mail');
    const [person] = createSubscribers(1, 8, jobs);
    if (!person) throw new Error('The recording has no posting that anyone wants.');
    // They match the person's saved title, so that none is dropped before it is sent.
    const wanted = jobs.slice(0, 21).map((job, at) => ({
      ...job,
      // Sixteen characters that sort by time, as the product's ids do.
      ...jobKey(`0k9xw3m${String(at).padStart(2, '0')}abcdefg`),
      jobID: `0k9xw3m${String(at).padStart(2, '0')}abcdefg`,
      jobTitle: person.positions[0] ?? '',
      locations: person.locations,
    }));
    const { bytes, ...delivered } = await measureDelivery(table, meter, person, wanted);
    const { asked, input, output } = estimateTokens(postings);
    const size = (entity: string) => percentile(sizes.get(entity) ?? [], 0.5);
    return {
      ...known,
      ...delivered,
      ...matched,
      openAfter: measureLifetimes(folder),
      boards: boardUnits(phases),
      enrichment: { askedShare: asked / postings.length, input, output },
      bytes: {
        ...bytes,
        job: size('JOB'),
        posting: size('POSTING'),
        vacancy: size('VACANCY'),
        original: size('JOBPOSTING'),
        listing: size('LISTING'),
        board: size('BOARD'),
      },
      firstVisitBytes: measureFirstVisit(),
      template: countResources(),
    };
  } finally {
    await table.stop();
  }
}

async function measureRowSizes({ documents, name }: Table): Promise<RowSizes> {
  const sizes = new Map<string, number[]>();
  for await (const page of paginateScan({ client: documents }, { TableName: name }))
    for (const item of page.Items ?? []) {
      const entity = String(item['pk']).split('#')[0] ?? '';
      sizes.set(entity, [...(sizes.get(entity) ?? []), itemBytes(item)]);
    }
  return sizes;
}

/** Returns the gzipped bytes of the home page with the scripts, styles and fonts that it names. */
function measureFirstVisit(): number {
  const html = readFileSync('web/dist/index.html');
  const files = new Set(
    [...`${html}`.matchAll(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g)].map(([path]) => path),
  );
  return [...files].reduce(
    (sum, path) => sum + gzipSync(readFileSync(`web/dist${path}`)).byteLength,
    gzipSync(html).byteLength,
  );
}
