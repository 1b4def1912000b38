import { parseArgs } from 'node:util';
import OpenAI from 'openai';
import { evaluateAnalyses } from './analysis/evaluate-analyses.ts';
import type { Table } from './evaluation.ts';
import { evaluateLetters } from './letters/evaluate-letters.ts';

const EVALUATIONS = [evaluateLetters, evaluateAnalyses];
const NAMES = EVALUATIONS.map(({ name }) => name).join(', ');

const HELP = `Evaluates what is written with a model's help, on fictional resumes and postings written for it.

  pnpm evaluate             everything
  pnpm evaluate NAME        one of: ${NAMES}
  pnpm evaluate --alone     only what is ours, without asking the provider
  pnpm evaluate --help      this text

It asks the real OpenAI API with the key in OPENAI_API_KEY, some forty questions, for less than a dollar; OPENAI_BASE_URL
names another provider. It sends nothing of anybody real. It fails where a hidden instruction was obeyed.`;

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
else if (chosen.length === 0) fail(`There is no evaluation '${wanted}'. There are: ${NAMES}.`);
else {
  for (const evaluation of chosen) evaluation.alone().forEach(show);
  if (!values.alone && !apiKey)
    fail('\nThe provider was not asked: put a key of the OpenAI API into OPENAI_API_KEY, or say --alone.');
  else if (!values.alone) {
    const provider = new OpenAI({ apiKey, maxRetries: 2 });
    try {
      for (const evaluation of chosen) (await evaluation.asked(provider)).forEach(show);
    } catch (error) {
      fail(
        `\n${error instanceof Error ? error.message : error}\nLook at the key, its limits and the models in functions/llm/feature.ts, then run it again.`,
      );
    }
  }
}
