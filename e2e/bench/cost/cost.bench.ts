import { paginateScan } from '@aws-sdk/lib-dynamodb';
import { jobStore } from '../../../functions/ingestion/jobs/job-store.ts';
import { memoryHostStore } from '../../../functions/ingestion/reading/fixtures/memory-stores.ts';
import { boardStore } from '../../../functions/ingestion/registry/board-store.ts';
import { startTestTable } from '../../../functions/table/fixtures/dynamodb-local.ts';
import type { Table } from '../../../functions/table/table.ts';
import { itemBytes } from '../item-bytes.ts';
import { FOLDER_HELP } from '../recorded-rows.ts';
import { readVendorBoards } from '../recordings/vendor-boards.ts';
import { WRITERS } from '../recordings/vendor-formats.ts';
import { formatNumber, percentile } from '../statistics.ts';
import { attachMeter } from './capacity-meter.ts';
import { estimateTokens } from './estimate-tokens.ts';
import { FakeBoards } from './fake-boards.ts';
import { measurePhases, splitPostings } from './measure-phases.ts';
import { comparisonRows, formatDollars, phaseRows } from './phase-rows.ts';
import { readRealPostings } from './real-postings.ts';

const ENTITIES = ['JOB', 'POSTING', 'VACANCY', 'ORIGINAL', 'LISTING', 'AUDIT', 'BOARD'];

const SIZE = { boards: 20, jobs: 50 };

/** List prices of the enrichment model, in dollars per million tokens: https://openai.com/api/pricing */
const TOKEN_PRICES = { input: 0.4, output: 1.6 };

/** Measures the cost of reading boards, in DynamoDB capacity units and LLM tokens. */
export const bench = {
  name: 'cost',
  help: `Measures the cost of reading boards: WCU and RCU on DynamoDB Local per 1,000 boards, new and collapsed postings, edits
and closings, row sizes, and LLM tokens. Needs Java 17.

  pnpm bench cost FOLDER     needs only jobs/with_descriptions.json.gz

${FOLDER_HELP}`,
  async run({ folder }: { folder?: string }) {
    const postings = readRealPostings(folder);
    const table = await startTestTable();
    try {
      const meter = attachMeter(table.documents);
      const stores = { boards: boardStore(table), jobs: jobStore(table), hosts: memoryHostStore(Date.now) };
      console.error(`  ${SIZE.boards} boards of ${SIZE.jobs} jobs, phase by phase`);
      const phases = await measurePhases(new FakeBoards(stores), meter, splitPostings(postings), SIZE);
      const sizes = await measureRowSizes(table);
      return {
        rows: [
          ...phaseRows(phases),
          ...comparisonRows(phases, SIZE),
          ...sizes,
          ...tokenRows(estimateTokens(postings)),
          fullTextRow(),
        ],
        notes: NOTES,
      };
    } finally {
      await table.stop();
    }
  },
};

function tokenRows({ postings, asked, open, input, output }: ReturnType<typeof estimateTokens>) {
  const perThousand = (1000 * asked) / postings;
  const fields = [...open]
    .map(([field, count]) => `${field} ${((100 * count) / postings).toFixed(1)}%`)
    .join(', ');
  const price = (perThousand * (input * TOKEN_PRICES.input + output * TOKEN_PRICES.output)) / 1e6;
  return [
    {
      metric: 'postings with fields left to the LLM',
      value: `${formatNumber(perThousand)} per 1,000 (${fields})`,
    },
    { metric: 'tokens per LLM request', value: `mean ${formatNumber(input)} in, at most ${output} out` },
    {
      metric: 'LLM tokens per 1,000 new postings',
      value: `${formatNumber(perThousand * input)} in, at most ${formatNumber(perThousand * output)} out, at most ${formatDollars(price)}`,
    },
    { metric: 'LLM tokens per 1,000 unchanged postings', value: '0', budget: '0', ok: true },
  ];
}

/** Estimates tokens for the vendors’ own recordings, which are few but have full descriptions. */
function fullTextRow() {
  const boards = readVendorBoards(Object.keys(WRITERS), 0);
  const { postings, asked, input } = estimateTokens(
    boards.flatMap((board) => board.postings.map(({ shown: [{ expected }] }) => expected)),
  );
  return {
    metric: 'vendors’ recordings with full descriptions, postings with fields left to the LLM',
    value: `${asked} of ${postings}, mean ${formatNumber(input)} tokens in`,
  };
}

/** Returns the p50 and p95 row size of each entity, in bytes as DynamoDB counts them. */
async function measureRowSizes({ documents, name }: Table) {
  const sizes = new Map<string, number[]>(ENTITIES.map((entity) => [entity, []]));
  for await (const page of paginateScan({ client: documents }, { TableName: name }))
    for (const item of page.Items ?? [])
      sizes.get(String(item['pk']).split('#')[0] ?? '')?.push(itemBytes(item));
  return [...sizes].map(([entity, all]) => ({
    metric: `${entity} row size, p50 / p95`,
    value: `${formatNumber(percentile(all, 0.5))} / ${formatNumber(percentile(all, 0.95))} bytes (${all.length} rows)`,
  }));
}

const NOTES = [
  'Each reading of a board reads and writes its check record. Rows about postings exclude it.',
  'Each job is written in one transaction, which costs twice the units. Prices: $0.625 per million WCU, $0.125 per million RCU.',
  'The recording truncates descriptions at 1,200 characters. The vendors’ own recordings have 3,800 to 20,000, with ORIGINAL rows of 1,950 to 4,041 bytes: 2 to 4 more WCU per new posting.',
  'DynamoDB Local reports the units, except for transactions, which it misreports: those follow AWS’s rule, and assume that a replaced row has the same size.',
  'Tokens are estimated as characters / 4 of the instructions, the posting and the response schema.',
];
