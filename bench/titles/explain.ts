import { explainTitles } from './explain-titles.ts';

const HELP = `Shows how titles are read, and why a posted title matches a saved one or not.

  pnpm titles explain "SAVED TITLE" "POSTED TITLE"

The vocabulary is in functions/titles/data, one fact a line; its README.md explains each file.`;

const [command, saved, posted] = process.argv.slice(2);
if (command === '--help') console.log(HELP);
else if (command === 'explain' && saved !== undefined && posted !== undefined)
  console.log(explainTitles(saved, posted));
else {
  console.error(`Name two titles in quotation marks.\n\n${HELP}`);
  process.exitCode = 1;
}
