import { readFileSync } from 'node:fs';

/** Before these, AP and AR are accounts. */
const ledgerHeads = [
  ...['specialist', 'clerk', 'accountant', 'analyst', 'associate', 'administrator', 'processor'],
  ...['manager', 'coordinator', 'lead', 'supervisor', 'assistant'],
];

/** 'Tier II' is L2, and so is 'Level 2' before support; before other work it is a rank. */
const supportTiers = ['i', 'ii', 'iii'].flatMap((numeral, at) =>
  [numeral, String(at + 1)].flatMap((number): (readonly [string, string])[] => [
    [`tier ${number}`, `l${at + 1}`],
    ...['support', 'technical support', 'it support', 'helpdesk'].map(
      (work) => [`level ${number} ${work}`, `l${at + 1} ${work}`] as const,
    ),
  ]),
);

/** An 'Internship Program Manager' manages a program. */
const learnersPrograms = ['intern', 'trainee', 'apprentice'].flatMap((learner) =>
  ['manager', 'coordinator', 'director', 'specialist', 'lead', 'administrator'].map(
    (head) => [`${learner} program ${head}`, `program ${head}`] as const,
  ),
);

/** The phrases of phrases.txt, one in each line: 'front end = frontend'. The file is bundled with each function that needs it. */
const listed = readFileSync(new URL('./phrases.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line): readonly [string, string] => {
    const [phrase = '', becomes = ''] = line.split(' = ');
    return [phrase, becomes];
  });

/** Multi-word terms in the spelling of spellings.ts, and the words they become. */
export const phrases: readonly (readonly [phrase: string, becomes: string])[] = [
  ...listed,
  ...ledgerHeads.flatMap((head): (readonly [string, string])[] => [
    [`ap ${head}`, `accountspayable ${head}`],
    [`ar ${head}`, `accountsreceivable ${head}`],
  ]),
  ...supportTiers,
  ...learnersPrograms,
];
