import { isNearDuplicate, minHash } from '../../../functions/ingestion/jobs/near-duplicate.ts';
import { FOLDER_HELP } from '../recorded-rows.ts';
import { disagreements } from './compare.ts';
import { largestJobs } from './largest.ts';
import { runOracle } from './oracle.ts';
import { ALIKE, type NearCall } from './oracle-jobs.ts';
import { realBoards } from './real-boards.ts';
import { reconciliation } from './reconcile.ts';
import { play } from './replay.ts';
import { vendorBoards } from './vendor-boards.ts';
import { WRITERS } from './wire.ts';

const LARGEST = 10;
const LISTED = 200;
const EVERY = 5_000;

/** The oracle asks the product's own MinHash only when two texts are close to the similarity threshold. */
const bySketch = (one: string, other: string) => isNearDuplicate(minHash(one), minHash(other));

/** Replays recorded boards through the real reader and checks every posting against an oracle. */
export const bench = {
  name: 'recordings',
  help: `Plays recorded boards through the real reader (adapters, comparison, collapse, record) over stores in memory, and
explains every posting beside an oracle that works from the data alone.

  pnpm bench recordings FOLDER

The table has the product's count under 'measured' and the oracle's under 'budget'. Every posting on which they disagree
is listed below it.

${FOLDER_HELP}`,
  async run({ folder }: { folder?: string }) {
    const real = realBoards(folder);
    const vendors = vendorBoards(Object.keys(WRITERS), real.start);
    const boards = [...vendors, ...real.boards];
    const played = boards.reduce((sum, { postings }) => sum + postings.length, 0);
    console.error(`  ${played} postings on ${boards.length} boards`);
    const product = await play(boards, (done, at) => {
      if (done % EVERY === 0) console.error(`  ${done} readings, ${new Date(at).toISOString().slice(0, 10)}`);
    });
    console.error('  working the same out from the data alone');
    const oracle = await runOracle(boards, bySketch);
    const differ = disagreements(product.ledger, oracle);
    const perSystem = [...Map.groupBy(boards, ({ ats }) => ats)]
      .map(
        ([ats, some]) =>
          `${ats} ${some.length} boards, ${some.reduce((sum, one) => sum + one.postings.length, 0)} postings`,
      )
      .join('; ');
    return {
      rows: [
        {
          metric: `boards, six of them recorded answers of the vendors (${vendors.length})`,
          value: String(boards.length),
        },
        ...reconciliation(played, product.ledger, oracle, differ),
        { metric: 'warnings of the reader besides doubtful boards', ...expectNone(product.warnings) },
      ],
      notes: [
        `By system: ${perSystem}.`,
        `Not played: ${real.nameless} postings whose employer the recording does not name. ${real.untimed} changes without a moment of their own.`,
        'A change is read when it happens; what is missing is confirmed after 20 minutes, a doubtful loss (all, or at least three and more than half) after a day.',
        ...differ
          .slice(0, LISTED)
          .map(({ name, product: mine, oracle: theirs }) => `${name}: product: ${mine}; oracle: ${theirs}`),
        ...product.warnings.slice(0, LARGEST),
        `${oracle.forgotten} jobs were open when their vacancy forgot them (it remembers 40): postings like theirs make new jobs.`,
        ...nearCalls(oracle.nearCalls),
        `The ${LARGEST} largest jobs, with all postings that ever carried them:`,
        ...largestJobs(boards, product.ledger, product.jobs, LARGEST),
        `The ${LARGEST} largest whose postings have texts:`,
        ...largestJobs(
          boards,
          product.ledger,
          product.jobs.filter(({ sketch }) => sketch !== ''),
          LARGEST,
        ),
      ],
    };
  },
};

const expectNone = (some: readonly string[]) => ({
  value: String(some.length),
  budget: '0',
  ok: some.length === 0,
});

/** Lists the pairs on which MinHash and the exact similarity disagree. */
function nearCalls(calls: readonly NearCall[]): string[] {
  const wrong = calls.filter(({ common, isSame }) => isSame !== common >= ALIKE);
  return [
    `Texts with 65 to 95 % in common, where the product's sketch decides for the oracle too: ${calls.length} pairs; ` +
      `in ${wrong.length} of them the exact measure (${ALIKE * 100} %) would decide otherwise:`,
    ...wrong.map(
      ({ posting, job, common, isSame }) =>
        `${posting} and job ${job.split(' ')[1]}: ${(common * 100).toFixed(1)} % in common, taken as ${isSame ? 'the same' : 'another'}`,
    ),
  ];
}
