import { isNearDuplicate, minHash } from '../../functions/ingestion/jobs/near-duplicate.ts';
import { findDisagreements } from '../../functions/ingestion/reading/fixtures/replay/find-disagreements.ts';
import { runOracle } from '../../functions/ingestion/reading/fixtures/replay/oracle.ts';
import {
  type CloseCall,
  SIMILARITY_THRESHOLD,
} from '../../functions/ingestion/reading/fixtures/replay/oracle-jobs.ts';
import { readRealBoards } from '../../functions/ingestion/reading/fixtures/replay/real-boards.ts';
import { reconcile } from '../../functions/ingestion/reading/fixtures/replay/reconcile.ts';
import { replayBoards } from '../../functions/ingestion/reading/fixtures/replay/replay.ts';
import { readVendorBoards } from '../../functions/ingestion/reading/fixtures/replay/vendor-boards.ts';
import { WRITERS } from '../../functions/ingestion/reading/fixtures/replay/vendor-formats.ts';
import { FOLDER_HELP } from '../../functions/test-data/recorded-rows.ts';
import { describeLargestJobs } from './describe-largest-jobs.ts';

const LARGEST = 10;
const LISTED = 200;
const EVERY = 5_000;

/** The oracle uses the product's MinHash only when two texts are close to the similarity threshold. */
const compareByMinHash = (one: string, other: string) => isNearDuplicate(minHash(one), minHash(other));

/** Replays recorded boards through the real reader and checks every posting against an oracle. */
export const bench = {
  name: 'recordings',
  help: `Replays recorded boards through the product's reader with in-memory stores, and compares the history of every posting
with an oracle that computes it from the recording alone.

  pnpm bench recordings FOLDER

The table shows the product's count as the result and the oracle's as the budget. The notes list every posting on which
they disagree.

${FOLDER_HELP}`,
  async run({ folder }: { folder?: string }) {
    const real = readRealBoards(folder);
    const vendors = readVendorBoards(Object.keys(WRITERS), real.start);
    const boards = [...vendors, ...real.boards];
    const postings = boards.reduce((sum, { postings }) => sum + postings.length, 0);
    console.error(`  ${postings} postings on ${boards.length} boards`);
    const product = await replayBoards(boards, (done, at) => {
      if (done % EVERY === 0) console.error(`  ${done} readings, ${new Date(at).toISOString().slice(0, 10)}`);
    });
    console.error('  running the oracle');
    const oracle = await runOracle(boards, compareByMinHash);
    const disagreements = findDisagreements(product.ledger, oracle);
    const perAts = [...Map.groupBy(boards, ({ ats }) => ats)]
      .map(
        ([ats, some]) =>
          `${ats} ${some.length} boards, ${some.reduce((sum, one) => sum + one.postings.length, 0)} postings`,
      )
      .join('; ');
    return {
      rows: [
        {
          metric: `boards, of which ${vendors.length} are recorded vendor responses`,
          value: String(boards.length),
        },
        ...reconcile(postings, product.ledger, oracle, disagreements),
        { metric: 'reader warnings, except about doubtful boards', ...noneRow(product.warnings) },
      ],
      notes: [
        `By ATS: ${perAts}.`,
        `Skipped: ${real.nameless} postings without an employer, and ${real.untimed} changes without a snapshot of their own.`,
        'Changes are read at once. Missing postings are confirmed after 20 minutes, a doubtful loss (all, or at least three and more than half) after a day.',
        ...disagreements
          .slice(0, LISTED)
          .map(({ name, product: ours, oracle: theirs }) => `${name}: product: ${ours}; oracle: ${theirs}`),
        ...product.warnings.slice(0, LARGEST),
        `${oracle.forgotten} open jobs can no longer be joined, because their vacancy has 40 later ones.`,
        ...closeCallNotes(oracle.closeCalls),
        `The ${LARGEST} largest jobs, with all their postings:`,
        ...describeLargestJobs(boards, product.ledger, product.jobs, LARGEST),
        `The ${LARGEST} largest jobs with descriptions:`,
        ...describeLargestJobs(
          boards,
          product.ledger,
          product.jobs.filter(({ sketch }) => sketch !== ''),
          LARGEST,
        ),
      ],
    };
  },
};

const noneRow = (some: readonly string[]) => ({
  value: String(some.length),
  budget: '0',
  ok: some.length === 0,
});

/** Lists the pairs on which MinHash and the exact similarity disagree. */
function closeCallNotes(calls: readonly CloseCall[]): string[] {
  const wrong = calls.filter(({ similarity, isSame }) => isSame !== similarity >= SIMILARITY_THRESHOLD);
  return [
    `Descriptions with a similarity of 65 to 95%, for which the oracle uses the product's MinHash: ${calls.length} pairs. ` +
      `The exact similarity (threshold ${SIMILARITY_THRESHOLD * 100}%) disagrees on ${wrong.length}:`,
    ...wrong.map(
      ({ posting, job, similarity, isSame }) =>
        `${posting} and job ${job.split(' ')[1]}: ${(similarity * 100).toFixed(1)}% similar, treated as ${isSame ? 'the same' : 'different'}`,
    ),
  ];
}
