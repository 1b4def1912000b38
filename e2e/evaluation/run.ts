import { parseArgs } from 'node:util';
import OpenAI from 'openai';
import { evaluateAnalyses } from './analysis/evaluate-analyses.ts';
import type { Table } from './evaluation.ts';
import { evaluateLetters } from './letters/evaluate-letters.ts';

const EVALUATIONS = [evaluateLetters, evaluateAnalyses];
const NAMES = EVALUATIONS.map(({ name }) => name).join(', ');

const HELP = `Evaluates the letters and analyses that a model writes, on fictional resumes and postings.

  pnpm evaluate             everything
  pnpm evaluate NAME        one of: ${NAMES}
  pnpm evaluate --alone     only our own checks, without the provider
  pnpm evaluate --help      this text

It sends about forty requests to the OpenAI API, for less than a dollar, with the key in OPENAI_API_KEY. OPENAI_BASE_URL
selects another provider. It sends no real person's data. It fails if a model obeys a hidden instruction.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { help: { type: 'boolean', short: 'h' }, alone: { type: 'boolean' } },
});

function show({ title, rows, notes }: Table): void {
  console.log(`\n${title}`);
  console.table(rows);
  for (const note of notes) console.log(`  ${note}`);
  if (notes.some((note) => note.startsWith('OBEYED'))) process.exitCode = 1;
}

const fail = (why: string): void => {
  console.error(why);
  process.exitCode = 1;
};

const [wanted] = positionals;
const chosen = EVALUATIONS.filter(({ name }) => wanted === undefined || name === wanted);
const apiKey = process.env['OPENAI_API_KEY'];

if (values.help) console.log(HELP);
else if (chosen.length === 0) fail(`Unknown evaluation '${wanted}'. Choose one of: ${NAMES}.`);
else {
  for (const evaluation of chosen) evaluation.checkOffline().forEach(show);
  if (!values.alone && !apiKey)
    fail('\nOPENAI_API_KEY is not set. Set it to an OpenAI API key, or pass --alone.');
  else if (!values.alone) {
    const provider = new OpenAI({ apiKey, maxRetries: 2 });
    try {
      for (const evaluation of chosen) (await evaluation.runOnline(provider)).forEach(show);
    } catch (error) {
      fail(
        `\n${error instanceof Error ? error.message : error}\nCheck the key, its limits and the models in functions/llm/feature.ts, and run it again.`,
      );
    }
  }
}
