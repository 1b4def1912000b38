import { readFileSync, writeFileSync } from 'node:fs';
import { FOLDER_HELP } from '../../functions/test-data/recorded-rows.ts';
import { formatNumber } from '../measure/statistics.ts';
import type { Bench, Row } from '../runner/bench.ts';
import { measureUnits } from './measure/measure-units.ts';
import { countResources } from './measure/read-template.ts';
import { COST_DOCUMENT, fillDocument } from './model/document.ts';
import { STATED_HABITS } from './model/habits.ts';
import { MEASURED_UNITS_FILE, type MeasuredUnits, readMeasuredUnits } from './model/measured-units.ts';
import { monthlyBills } from './model/tables.ts';

/** The WCU of a message with this many jobs, from opening its alerts to marking them as sent. */
const messageBudget = (jobs: number): number => (jobs === 1 ? 3.2 : 2 * jobs + 3.2);

/** Measures units, computes the monthly bill from them, and writes the tables of docs/cost.md. */
export const bench: Bench = {
  name: 'cost',
  help: `Computes a month's bill from measured units, list prices and stated habits, and writes the tables of ${COST_DOCUMENT}.

  pnpm bench cost            computes, with the units measured before
  pnpm bench cost FOLDER     measures them first: WCU and RCU on DynamoDB Local, row sizes, LLM tokens, and how many jobs
                             people match. Needs Java 17, a built site and both recordings, and takes some minutes

${FOLDER_HELP}`,
  async run({ folder }) {
    const units =
      folder === undefined
        ? { ...readMeasuredUnits(), template: countResources() }
        : await measureUnits(folder);
    writeFileSync(MEASURED_UNITS_FILE, `${JSON.stringify(units, roundNumber, 2)}\n`);
    // Read again, so that the document follows from the committed, rounded numbers.
    const inputs = { habits: STATED_HABITS, units: readMeasuredUnits() };
    writeFileSync(COST_DOCUMENT, fillDocument(readFileSync(COST_DOCUMENT, 'utf8'), inputs));
    return {
      rows: [...messageRows(inputs.units), ...billRows(inputs.units)],
      notes: [`${COST_DOCUMENT} has the whole bill, its habits and prices, and what one operation uses.`],
    };
  },
};

const roundNumber = (_: string, value: unknown): unknown =>
  typeof value === 'number' ? Number(value.toPrecision(4)) : value;

function messageRows({ delivery: { open, single, ten } }: MeasuredUnits): Row[] {
  const row = (metric: string, jobs: number, { writes }: { readonly writes: number }): Row => {
    const units = jobs * open.writes + writes;
    const budget = messageBudget(jobs);
    return {
      metric,
      value: `${formatNumber(units, 1)} WCU`,
      budget: `≤ ${budget} WCU`,
      ok: units <= budget,
    };
  };
  return [row('a message with one job', 1, single), row('a message with ten jobs that waited', 10, ten)];
}

const billRows = (units: MeasuredUnits): Row[] =>
  monthlyBills({ habits: STATED_HABITS, units }).map(({ people, infrastructure, revenue, total }) => ({
    metric: `${formatNumber(people)} people, infrastructure without texts; total`,
    value: `$${formatNumber(infrastructure)}; $${formatNumber(total)}`,
    ...(people === 100_000
      ? { budget: `under $${formatNumber(revenue / 20)}`, ok: infrastructure < revenue / 20 }
      : {}),
  }));
