/** Irregular forms, each with its base form. */
const IRREGULAR = `led lead|ran run|wrote write|written write|grew grow|grown grow|made make|taught teach|kept keep|held
hold|drove drive|driven drive|won win|sold sell|began begin|begun begin|oversaw oversee|overseen oversee|spoke speak|
spoken speak|understood understand|built build|rebuilt rebuild|cut cutting|set setting|shipped ship|ran running|paid pay|
bought buy|spent spend|sent send|met meet|gave give|given give|chose choose|chosen choose|saw see|did do|done do|fell
fall|rose rise|risen rise|broke break|broken break|dealt deal|lent lend|left leave|lost lose|found find|stood stand|dug
dig|fed feed|bound bind|drew draw|drawn draw|flew fly|flown fly|swept sweep|tore tear|wove weave|withdrew withdraw|
people person|children child|analyses analysis|data datum|criteria criterion`;

/** Aliases, each with the canonical name. */
const ALIASES = `js javascript|ts typescript|k8s kubernetes|postgres postgresql|golang go|node.js node|nodejs node|react.js
react|reactjs react|vue.js vue|vuejs vue|next.js next|nextjs next|bs bachelor|b.s bachelor|bsc bachelor|b.sc bachelor|ba
bachelor|b.a bachelor|beng bachelor|bachelor's bachelor|bachelors bachelor|ms master|m.s master|msc master|m.sc master|
master's master|masters master|meng master|ph.d phd|doctorate phd|gcp google-cloud|ui user-interface|yrs years|yr year|
mgmt management|dept department|engineering-manager manager`;

const parsePairs = (text: string): [string, string][] =>
  text
    .replace(/\s*\n\s*/g, ' ')
    .split('|')
    .map((pair) => pair.trim().split(' '))
    .filter((pair) => pair.length === 2)
    .map(([form = '', word = '']) => [form, word]);

export const IRREGULAR_FORMS: ReadonlyMap<string, string> = new Map(parsePairs(IRREGULAR));

export const NAME_ALIASES: ReadonlyMap<string, string> = new Map(parsePairs(ALIASES));

/** Nouns for people. They match literally: somebody who 'managed' something is not a 'manager'. */
export const OCCUPATIONS: ReadonlySet<string> = new Set(
  `accountant administrator advisor analyst architect assistant author ceo cfo chief cio coach consultant coo coordinator
  cto designer developer director doctor engineer executive expert founder cofounder co-founder head inventor lawyer lead
  leader lecturer manager mentor nurse officer operator organiser organizer owner partner pioneer president principal
  producer professor programmer recruiter researcher scientist specialist supervisor teacher technician trainer vp winner
  writer senior junior staff intern graduate certified licensed fluent native expert veteran`.split(/\s+/),
);

/** Words that a symbol or another word in a line implies. */
export const IMPLIED_WORDS: ReadonlyMap<string, RegExp> = new Map([
  [
    'degree',
    /\b(?:b\.?sc?|b\.?a|b\.?eng|m\.?sc?|m\.?a|m\.?eng|mba|ph\.?d|bachelor|master|diploma|doctorate)\b/i,
  ],
  ['dollar', /\$|\bUSD\b/],
  ['euro', /€|\bEUR\b/],
  ['pound', /£|\bGBP\b/],
]);
