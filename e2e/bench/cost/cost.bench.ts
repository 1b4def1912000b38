import { jobStore } from '../../../functions/ingestion/jobs/job-store.ts';
import { memoryHostStore } from '../../../functions/ingestion/reading/fixtures/memory-stores.ts';
import { boardStore } from '../../../functions/ingestion/registry/board-store.ts';
import { startTestTable } from '../../../functions/table/fixtures/dynamodb-local.ts';
import { FOLDER_HELP } from '../recorded-rows.ts';
import { vendorBoards } from '../recordings/vendor-boards.ts';
import { WRITERS } from '../recordings/wire.ts';
import { number } from '../statistics.ts';
import { metered } from './capacity-meter.ts';
import { dollars, phaseLines, seenLines } from './phase-lines.ts';
import { material, measurePhases } from './phases.ts';
import { realPostings } from './real-postings.ts';
import { Scene } from './scene.ts';
import { itemSizes } from './sizes.ts';
import { countTokens } from './tokens.ts';

const SIZE = { boards: 20, jobs: 50 };

/** List prices of the enrichment model, in dollars per million tokens: https://openai.com/api/pricing */
const TOKEN_PRICES = { input: 0.4, output: 1.6 };

/** Measures the cost of reading boards, in DynamoDB capacity units and LLM tokens. */
export const bench = {
  name: 'cost',
  help: `Measures what reading boards costs: read and write units as DynamoDB Local states them, by the thousand boards, new
postings, collapsed ones, edits and closings; the sizes of the rows; the tokens asked of the model. Needs Java 17.

  pnpm bench cost FOLDER     needs jobs/with_descriptions.json.gz alone

${FOLDER_HELP}`,
  async run({ folder }: { folder?: string }) {
    const postings = realPostings(folder);
    const table = await startTestTable();
    try {
      const meter = metered(table.documents);
      const stores = { boards: boardStore(table), jobs: jobStore(table), hosts: memoryHostStore(Date.now) };
      console.error(`  ${SIZE.boards} boards of ${SIZE.jobs} jobs, one thing after the other`);
      const phases = await measurePhases(new Scene(stores), meter, material(postings), SIZE);
      const sizes = await itemSizes(table);
      return {
        rows: [
          ...phaseLines(phases),
          ...seenLines(phases, SIZE),
          ...sizes,
          ...tokenLines(countTokens(postings)),
          wholeTexts(),
        ],
        notes: NOTES,
      };
    } finally {
      await table.stop();
    }
  },
};

function tokenLines({ postings, asked, open, input, output }: ReturnType<typeof countTokens>) {
  const perThousand = (1000 * asked) / postings;
  const parts = [...open]
    .map(([what, count]) => `${what} ${((100 * count) / postings).toFixed(1)} %`)
    .join(', ');
  const price = (perThousand * (input * TOKEN_PRICES.input + output * TOKEN_PRICES.output)) / 1e6;
  return [
    { what: 'postings that leave something open', value: `${number(perThousand)} per 1,000 (${parts})` },
    { what: 'tokens of a question, on average', value: `${number(input)} in, at most ${output} out` },
    {
      what: 'AI tokens per 1,000 new postings',
      value: `${number(perThousand * input)} in, at most ${number(perThousand * output)} out, ${dollars(price)} at most`,
    },
    { what: 'AI tokens per 1,000 postings polled unchanged', value: '0', budget: '0', ok: true },
  ];
}

/** Counts tokens in the vendors’ own recordings, which are few but have full descriptions. */
function wholeTexts() {
  const boards = vendorBoards(Object.keys(WRITERS), 0);
  const { postings, asked, input } = countTokens(
    boards.flatMap((board) => board.postings.map(({ shown: [{ expected }] }) => expected)),
  );
  return {
    what: 'of the vendors’ own recordings, whose texts are whole: postings that leave something open',
    value: `${asked} of ${postings}, ${number(input)} tokens in each`,
  };
}

const NOTES = [
  'A row of units names what it took beside the board’s own check record (its reading and its writing), which every reading of a board takes.',
  'Every job is written in one transaction, which counts twice: $0.625 per million write units, $0.125 per million read units.',
  'The recording cuts descriptions at 1,200 characters; the vendors’ own recordings have 3,800 to 20,000, with ORIGINAL rows of 1,950 to 4,041 bytes: 2 to 4 write units more for a new posting.',
  'Units are those that DynamoDB Local states; a transaction’s are counted by AWS’s rule, as it misstates them; replaced rows are as large as before.',
  'Tokens are characters / 4: instructions, the posting as it is put, and the schema of the answer.',
];
