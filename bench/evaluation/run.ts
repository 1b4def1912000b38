import OpenAI from 'openai';
import { readArguments } from '../runner/read-arguments.ts';
import { evaluateAnalyses } from './analysis/evaluate-analyses.ts';
import type { Table } from './evaluation.ts';
import { evaluateLetters } from './letters/evaluate-letters.ts';

const EVALUATIONS = [evaluateLetters, evaluateAnalyses];
const NAMES = EVALUATIONS.map(({ name }) => name).join(', ');

const HELP = `Evaluates the letters and resume analyses that a model writes for fictional resumes and postings.

  pnpm evaluate             all evaluations
  pnpm evaluate NAME        one of: ${NAMES}
  pnpm evaluate --offline   only our own checks, without calling the API
  pnpm evaluate --help      shows this help

Sends about forty requests to the OpenAI API, for less than a dollar, with the key in OPENAI_API_KEY. OPENAI_BASE_URL
selects another provider. Sends no real person's data. Fails if the model obeys a hidden instruction.`;

const { values, positionals } = readArguments('pnpm evaluate', {
  allowPositionals: true,
  options: { help: { type: 'boolean', short: 'h' }, offline: { type: 'boolean' } },
});

function show({ title, rows, notes }: Table): void {
  console.log(`\n${title}`);
  console.table(rows);
  for (const note of notes) console.log(`  ${note}`);
  if (notes.some((note) => note.startsWith('OBEYED'))) process.exitCode = 1;
}

const fail = (message: string): void => {
  console.error(message);
  process.exitCode = 1;
};

const [chosenName] = positionals;
const chosen = EVALUATIONS.filter(({ name }) => chosenName === undefined || name === chosenName);
const apiKey = process.env['OPENAI_API_KEY'];

if (values.help) console.log(HELP);
else if (chosen.length === 0) fail(`Unknown evaluation '${chosenName}'. Choose one of: ${NAMES}.`);
else {
  for (const evaluation of chosen) evaluation.checkOffline().forEach(show);
  if (!values.offline && !apiKey)
    fail('\nOPENAI_API_KEY is not set. Set it to an OpenAI API key, or pass --offline.');
  else if (!values.offline) {
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
