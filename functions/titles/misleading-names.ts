import type { Name } from './names/read-names.ts';
import type { Role } from './title.ts';
import {
  builtFields,
  designedThings,
  languages,
  neutralWords,
  programmingSides,
  set,
  skills,
  stackTools,
} from './vocabulary/word-classes.ts';

type Words = readonly string[];

/** A name of the dictionary whose words are all in a posted role or in the notes beside it. */
export interface FoundName {
  readonly role: Role;
  readonly name: Name;
  readonly notes: readonly Words[];
  readonly levels: Words;
}

/** Whether a role has the words of a name, but is another job. */
export const isMisleading = (found: FoundName): boolean => reasons.some((applies) => applies(found));

/** A 'Software Engineer (.NET, React, SQL)' is no database engineer, and a 'Python / React Engineer' no frontend engineer. */
function isListedSkill({ role: { variants }, name: { words }, notes }: FoundName): boolean {
  const [word = '', ...others] = words;
  if (others.length > 0 || !stackTools.has(word)) return false;
  return isInRole(variants, word)
    ? variants.some((variant) => !variant.includes(word) && languages.has(variant.at(-1) ?? ''))
    : notes.filter((note) => note.every((other) => skills.has(other))).length > 1;
}

/** A 'React Native Engineer' writes mobile apps, so isn't a frontend engineer. */
const isNative = ({ role: { variants }, name: { words } }: FoundName): boolean => {
  if (!words.includes('react') || words.includes('native')) return false;
  const ofReact = variants.filter((variant) => variant.includes('react'));
  return ofReact.length > 0 && ofReact.every((variant) => variant.includes('native'));
};

/** A 'Software Engineer, GRC' builds software for governance, but is no GRC analyst. */
const hasOtherHead = ({ role: { head, variants }, name: { words, common } }: FoundName): boolean =>
  head === 'engineer' && head !== common.head && isInNotesOnly(variants, words);

/** A 'Software Engineer, AWS' and a 'Data Engineer (GCP)' work for the cloud or on it, like most engineers. */
const usesCloud = ({ role: { variants }, name: { words, common } }: FoundName): boolean =>
  words.length === 1 &&
  clouds.has(words[0] ?? '') &&
  common.words.includes('cloud') &&
  variants.length > 0 &&
  variants.every(
    (variant) =>
      variant.some((word) => !clouds.has(word) && !neutralWords.has(word)) &&
      !variant.some((word) => cloudCrafts.has(word)),
  );

const clouds = set('aws azure gcp');

/** Crafts of those who run clouds. */
const cloudCrafts = set(
  `cloud devops platform infrastructure sitereliability security network system migration operation support solution
  kubernetes terraform docker linux windows`,
);

/** The team of a 'Software Engineer, Bridge' builds no bridges. */
const isSoftwareForBuilders = ({ role: { variants }, name: { words, common } }: FoundName): boolean =>
  isInNotesOnly(variants, words) &&
  variants.every(isSoftware) &&
  common.words.some((word) => builtFields.has(word));

/** A 'Backend Engineer (AI Platform)' writes the backend of a platform, and doesn't run the infrastructure of models. */
const isSideOfTeam = ({ role: { variants }, name: { words } }: FoundName): boolean =>
  isInNotesOnly(variants, words) &&
  !words.every((word) => skills.has(word)) &&
  variants.every((variant) => variant.some((word) => programmingSides.has(word)));

/** An 'ML Platform Engineer' and a 'Machine Learning Intern' don't build products with AI. */
const learnsModels = ({ role: { variants }, name: { words, common }, levels }: FoundName): boolean =>
  isOnly(words, 'ml') &&
  isOnly(common.words, 'ai') &&
  (levels.includes('intern') || isInRole(variants, 'platform') || isInRole(variants, 'infrastructure'));

/** An 'ASIC Verification Engineer' checks what ASIC design engineers make. */
const verifiesDesigns = ({ role: { variants }, name: { words, common } }: FoundName): boolean =>
  common.words.includes('design') &&
  !words.includes('verification') &&
  isInRole(variants, 'verification') &&
  !isInRole(variants, 'design');

/** A 'Formal Verification and Software Assurance Engineer' verifies no chips. */
const verifiesSoftware = ({ role: { variants }, name: { common } }: FoundName): boolean =>
  common.words.includes('design') && common.words.includes('verification') && isInRole(variants, 'software');

/** A 'SoC/FPGA Engineer' makes chips, and runs no security operations center. */
const makesChips = ({ role: { variants }, name: { words, common }, notes }: FoundName): boolean =>
  words.includes('soc') &&
  common.words.includes('security') &&
  [...variants, ...notes].some((phrase) =>
    phrase.some((word) => word === 'design' || (word !== 'soc' && designedThings.has(word))),
  );

/** A 'Head of Growth Engineering' leads one team, so isn't a VP of engineering. */
const leadsOneTeam = ({ role: { head, variants }, name: { words, common } }: FoundName): boolean =>
  head === 'head' &&
  common.head === 'vp' &&
  variants.every((variant) => variant.some((word) => word !== 'software' && !words.includes(word)));

/** An 'Accounting & Reporting Analyst' reports on the books. */
const reportsOnBooks = ({ role: { variants }, name: { words, common } }: FoundName): boolean =>
  isOnly(words, 'reporting') &&
  common.words.includes('bi') &&
  variants.some((variant) => variant.some((word) => bookkeeping.has(word)));

const bookkeeping = set('accounting financial inventory investor regulatory gl tax audit treasury');

/** An 'ASIC Physical Design Engineer' is no ASIC design engineer. */
function isInterrupted({ role, name: { words } }: FoundName): boolean {
  const variant = variantWith(role, words);
  const first = variant.findIndex((word) => words.includes(word));
  const last = variant.findLastIndex((word) => words.includes(word));
  return variant
    .slice(first, last)
    .some(
      (word) => !words.includes(word) && !neutralWords.has(word) && word !== 'software' && word !== 'system',
    );
}

const reasons = [
  isListedSkill,
  isNative,
  hasOtherHead,
  usesCloud,
  isSoftwareForBuilders,
  isSideOfTeam,
  learnsModels,
  verifiesDesigns,
  verifiesSoftware,
  makesChips,
  leadsOneTeam,
  reportsOnBooks,
  isInterrupted,
];

/** The alternative of a role that has a word of the name, or else its first. */
export const variantWith = ({ variants }: Role, words: Words): Words =>
  variants.find((variant) => words.some((word) => variant.includes(word))) ?? variants[0] ?? [];

/** Whether a name consists of this word. */
const isOnly = (words: Words, word: string): boolean => words.length === 1 && words[0] === word;

const isInRole = (variants: readonly Words[], word: string): boolean =>
  variants.some((variant) => variant.includes(word));

const isInNotesOnly = (variants: readonly Words[], words: Words): boolean =>
  variants.length > 0 && words.length > 0 && !words.some((word) => isInRole(variants, word));

const isSoftware = (variant: Words): boolean => variant.includes('software');
