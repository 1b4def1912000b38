import { readFileSync, writeFileSync } from 'node:fs';
import { readVendorBoards } from '../../functions/ingestion/reading/fixtures/replay/vendor-boards.ts';
import { WRITERS } from '../../functions/ingestion/reading/fixtures/replay/vendor-formats.ts';
import { FOLDER_HELP } from '../../functions/test-data/recorded-rows.ts';
import { formatNumber, percentile } from '../measure/statistics.ts';
import { estimateTokens, type TokenUsage } from './measure/estimate-tokens.ts';
import { type Measurement, measureUnits, type RowSizes, SIZE } from './measure/measure-units.ts';
import { comparisonRows, formatDollars, phaseRows } from './measure/phase-rows.ts';
import { countResources } from './measure/read-template.ts';
import { COST_DOCUMENT, fillDocument } from './model/document.ts';
import { STATED_HABITS } from './model/habits.ts';
import { MEASURED_UNITS_FILE, type MeasuredUnits, readMeasuredUnits } from './model/measured-units.ts';
import { unitDollars } from './model/prices.ts';
import { monthlyBills } from './model/tables.ts';

const ENTITIES = ['JOB', 'POSTING', 'VACANCY', 'ORIGINAL', 'LISTING', 'AUDIT', 'BOARD'];

/** Measures units, computes the monthly bill from them, and writes the tables of docs/cost.md. */
export const bench = {
  name: 'cost',
  help: `Computes a month's bill from measured units, list prices and stated habits, and writes the tables of ${COST_DOCUMENT}.

  pnpm bench cost            computes, with the units measured before
  pnpm bench cost FOLDER     measures them first: WCU and RCU on DynamoDB Local, row sizes, LLM tokens, and how many jobs
                             people match. Needs Java 17, a built site and both recordings, and takes some minutes

${FOLDER_HELP}`,
  async run({ folder }: { folder?: string }) {
    const measurement = folder === undefined ? undefined : await measureUnits(folder);
    const units = measurement?.units ?? { ...readMeasuredUnits(), template: countResources() };
    writeFileSync(MEASURED_UNITS_FILE, `${JSON.stringify(units, roundNumber, 2)}\n`);
    // Read again, so that the document follows from the committed, rounded numbers.
    const inputs = { habits: STATED_HABITS, units: readMeasuredUnits() };
    writeFileSync(COST_DOCUMENT, fillDocument(readFileSync(COST_DOCUMENT, 'utf8'), inputs));
    return {
      rows: [...(measurement ? measuredRows(measurement) : []), ...billRows(inputs.units)],
      notes: [`${COST_DOCUMENT} has the whole bill, its habits and prices.`, ...(measurement ? NOTES : [])],
    };
  },
};

const roundNumber = (_: string, value: unknown): unknown =>
  typeof value === 'number' ? Number(value.toPrecision(4)) : value;

function billRows(units: MeasuredUnits) {
  return monthlyBills({ habits: STATED_HABITS, units }).map(({ people, infrastructure, revenue, total }) => ({
    metric: `${formatNumber(people)} people, infrastructure without texts; total`,
    value: `$${formatNumber(infrastructure)}; $${formatNumber(total)}`,
    ...(people === 100_000
      ? { budget: `under $${formatNumber(revenue / 20)}`, ok: infrastructure < revenue / 20 }
      : {}),
  }));
}

const measuredRows = ({ phases, sizes, tokens }: Measurement) => [
  ...phaseRows(phases),
  ...comparisonRows(phases, SIZE),
  ...sizeRows(sizes),
  ...tokenRows(tokens),
  fullTextRow(),
];

const sizeRows = (sizes: RowSizes) =>
  ENTITIES.map((entity) => {
    const all = sizes.get(entity) ?? [];
    const [middle, large] = [0.5, 0.95].map((share) => formatNumber(percentile(all, share)));
    return {
      metric: `${entity} row size, p50 / p95`,
      value: `${middle} / ${large} bytes (${all.length} rows)`,
    };
  });

function tokenRows({ postings, asked, open, input, output }: TokenUsage) {
  const perThousand = (1000 * asked) / postings;
  const fields = [...open]
    .map(([field, count]) => `${field} ${((100 * count) / postings).toFixed(1)}%`)
    .join(', ');
  const price =
    perThousand * (input * unitDollars('smallModelInput') + output * unitDollars('smallModelOutput'));
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

const NOTES = [
  'Each reading of a board reads and writes its check record. Rows about postings exclude it.',
  'Each job is written in one transaction, which costs twice the units.',
  'The recording truncates descriptions at 1,200 characters. The vendors’ own recordings have 3,800 to 20,000, with ORIGINAL rows of 1,950 to 4,041 bytes: 2 to 4 more WCU per new posting.',
  'DynamoDB Local reports the units, except for transactions, which it misreports: those follow AWS’s rule, and assume that a replaced row has the same size.',
  'Tokens are estimated as characters / 4 of the instructions, the posting and the response schema.',
];
