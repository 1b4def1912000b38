import { isOpenTeam } from './keeps-software-role.ts';
import { type Role, roleAs, type Title, wordsOf } from './title.ts';
import { platforms } from './vocabulary/tolerated-extras.ts';
import {
  disciplines,
  namesSoftware,
  notSoftware,
  physicalFields,
  roleChangers,
  servedDomains,
  set,
  skills,
  softwareSides,
} from './vocabulary/word-classes.ts';

type Words = readonly string[];

/**
 * Returns the software engineer that an engineer is by the words of the role: a 'Java Developer' is one, a 'Backend QA
 * Engineer' isn't. `isDeveloper`: it was written as developer, which means software unless a word names another craft.
 */
export function softwareEngineer(role: Role, isDeveloper: boolean): Role | undefined {
  if (role.head !== 'engineer') return undefined;
  const developed = isDeveloper ? role.variants.filter(namesSoftwareDeveloper) : [];
  const written = developed.length > 0 ? developed : role.variants.filter(namesSoftwareEngineer);
  return written.length > 0 ? asSoftware(role, written) : undefined;
}

/**
 * Returns the software engineer that a tech lead, a 'Staff Engineer' or a product engineer of a side of software is, unless a
 * word of the title names another craft.
 * `added` has the other names of its roles.
 */
export function impliedSoftware(title: Title, added: readonly Role[]): Role[] {
  const { roles, notes, levels } = title;
  const [only, more] = roles;
  const isBare = more === undefined && only?.variants.length === 0 && notes.length === 0;
  if (isBare && only.head === 'engineer' && levels.includes('staff')) return [asSoftware(only, [[]])];
  const programmer = roles.find(isProgrammer);
  const written = notes.filter((words) => words.some(namesSide));
  if (programmer !== undefined && written.length > 0)
    return [asSoftware(roleAs(programmer, { head: 'engineer' }), [written.flat()])];
  const ofTeam = roles.find(isOfTeam);
  if (ofTeam !== undefined && notes.some((words) => words.some(namesSide)))
    return [asSoftware(ofTeam, ofTeam.variants)];
  if (!levels.includes('lead') || roles.some((role) => role.head === 'manager' || isOtherEngineer(role)))
    return [];
  const words = wordsOf(title);
  // 'Engineering Lead, Web Platform' names software, a bare 'Engineering Lead' may lead any engineers.
  const lead = roles.find(isTechLead) ?? (words.some(namesSoftware) ? added.find(isTechLead) : undefined);
  const isOther = (word: string) => namesOtherCraft(word) || servedDomains.has(word) || runsSystems.has(word);
  return lead === undefined || words.some(isOther) ? [] : [asSoftware(lead, lead.variants)];
}

/** The team of a 'Tech Lead (DevOps)'. */
const runsSystems: ReadonlySet<string> = new Set(['devops', 'devsecops', 'mlops', 'sitereliability']);

/** The 'Associate Programmer Analyst - Java Full Stack', and a 'Computer Scientist (Fullstack)'. */
const isProgrammer = ({ head, variants }: Role): boolean =>
  variants.some(
    (words) =>
      (head === 'analyst' && words.at(-1) === 'programming') ||
      (head === 'scientist' && words.at(-1) === 'computer'),
  );

/** A 'Product Engineer - Fullstack' and an 'Education Engineer, Fullstack' write software. */
const isOfTeam = ({ head, variants }: Role): boolean =>
  head === 'engineer' && variants.length > 0 && variants.every((words) => namesTeam(words.at(-1) ?? ''));

const namesTeam = (word: string): boolean => word === 'product' || isOpenTeam(word);

const namesSide = (word: string): boolean => softwareSides.has(word) || programmingLanguages.has(word);

/** The engineer of a 'Tech Lead, Machine Learning Engineer'. */
const isOtherEngineer = ({ head, variants }: Role): boolean =>
  head === 'engineer' &&
  variants.some((words) => !leadsToSoftware.has(words.at(-1) ?? '') && !namesSoftwareEngineer(words));

const leadsToSoftware: ReadonlySet<string> = new Set(['technical', ...skills]);

const isTechLead = ({ head, variants }: Role): boolean =>
  head === 'engineer' && variants.length > 0 && variants.every((words) => words.at(-1) === 'technical');

const asSoftware = (role: Role, variants: Role['variants']): Role =>
  roleAs(role, {
    variants: variants.map((words) => [...words, 'software']),
    source: 'implied',
    requires: [],
  });

const namesOtherCraft = (word: string): boolean => otherCrafts.has(word) && !namesSoftware(word);

const otherCrafts: ReadonlySet<string> = new Set([
  ...roleChangers,
  ...disciplines,
  ...physicalFields,
  ...notSoftware,
]);

/**
 * A 'Systems Developer', an 'R&D Developer' and a 'C++ Database Engine Developer' write software, a 'Database Developer' queries.
 */
const namesSoftwareDeveloper = (words: Words): boolean =>
  (words.length === 1 && (words[0] === 'system' || words[0] === 'randd')) ||
  !words.some((word, at) => isNoSoftware(word) && !(word === 'data' && at < words.length - 1)) ||
  words.some((word) => programmingLanguages.has(word));

/** Things whose developers and engineers write no software or are called otherwise, or use a tool of their own. */
const isNoSoftware = (word: string): boolean =>
  word !== 'integration' && (namesOtherCraft(word) || otherThings.has(word) || isToolOfItsOwn(word));

/** Developers of most business platforms configure them. Those of MuleSoft and OutSystems write software. */
const isToolOfItsOwn = (word: string): boolean =>
  platforms.has(word) && word !== 'mulesoft' && word !== 'outsystems';

const otherThings: ReadonlySet<string> = set(
  `dashboard elearning courseware course housing property land realestate community product bi powerbi tableau report reporting
  devops devsecops mlops sitereliability qa sdet design etl event film instructional lesson talent leadership people organization apparel fund franchise partnership cmm cnc plc mastercam
  weld robot welding machine snowflake databricks warehouse rpa water wastewater transportation traffic highway roadway
  bridge site`,
);

/** A 'Full Stack LLM Engineer' and a 'Full Stack Product Engineer' are software engineers, a 'Backend QA Engineer' isn't. */
const namesSoftwareEngineer = (words: Words): boolean =>
  !words.some((word) => otherThings.has(word) && !(word === 'product' && words.some(namesSide))) &&
  (softwareSides.has(words.at(-1) ?? '') ||
    softwareNames.has(words.at(-1) ?? '') ||
    (words.some(namesSide) && !words.some((word) => roleChangers.has(word))));

const programmingLanguages: ReadonlySet<string> = set(
  'java python golang rust cpp dotnet kotlin scala javascript typescript',
);

/** Words before 'engineer' that, besides the sides of software, name a software engineer: a 'Java Developer' is one. */
const softwareNames: ReadonlySet<string> = new Set([
  ...programmingLanguages,
  ...[
    'mobile',
    'web',
    'c',
    'swift',
    'growth',
    'founding',
    'distributedsystem',
    'compiler',
    'smartcontract',
    'solidity',
  ],
]);
