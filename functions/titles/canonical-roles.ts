import { softwareEngineer } from './software-engineer.ts';
import { type Role, roleAs } from './title.ts';
import { ledFunctions } from './vocabulary/functions.ts';
import { headOfScience, supportHeads } from './vocabulary/heads.ts';
import { designedThings, languages, namesSoftware, softwareSides } from './vocabulary/word-classes.ts';

/**
 * Returns a role in the form that all its names share, and the roles that it is too. `isDeveloper`: it was written
 * as developer, which means software.
 */
export function canonicalRoles(role: Role, isDeveloper = false): Role[] {
  const { head, variants } = role;
  const endsWith = (isNamed: (word: string) => boolean) =>
    variants.length > 0 && variants.every((words) => isNamed(words.at(-1) ?? ''));
  if (head === 'lead' && endsWith((word) => ledFunctions.has(word)))
    return [role, roleAs(role, { head: 'manager' })];
  if (
    head === 'lead' &&
    endsWith((word) => softwareSides.has(word) || languages.has(word) || ledCrafts.has(word))
  )
    return [role, roleAs(role, { head: 'engineer' })];
  if (marketingHeads.has(head) && endsWith((word) => word === 'marketing')) return [role, asMarketer(role)];
  if (head === 'designer' && endsWith((word) => designedThings.has(word)))
    return [roleAs(role, { head: 'engineer', variants: variants.map((words) => [...words, 'design']) })];
  if (head === 'analyst' && endsWith((word) => word === 'programming'))
    return [
      role,
      roleAs(role, { head: 'engineer', variants: replaceLast(variants, 'software'), source: 'implied' }),
    ];
  if (head === 'tester' && endsWith((word) => word === 'qa' || word === 'software'))
    return [roleAs(role, { head: 'engineer', variants: replaceLast(variants, 'qa') })];
  if (head === 'tester' && variants.length > 0 && variants.every((words) => words.includes('qa')))
    return [roleAs(role, { head: 'engineer' })];
  if (head === 'scientist' && endsWith((word) => word === 'research'))
    return [role, roleAs(role, { head: 'researcher', variants: withoutLast(variants), source: 'renamed' })];
  if (isScientificResearcher(role)) return [role, asResearchScientist(role), ...asScientist(role)];
  if (head === 'tester' && endsWith((word) => namesSoftware(word) || testedQualities.has(word)))
    return [role, roleAs(role, { head: 'engineer', variants: variants.map((words) => [...words, 'test']) })];
  const software = softwareEngineer(role, isDeveloper);
  if (software !== undefined) return [role, software];
  const also =
    head === 'engineer' && variants.length === 1 ? sameEngineer.get(variants[0]?.join(' ') ?? '') : undefined;
  if (also !== undefined) return [role, roleAs(role, { variants: [[also]] })];
  return [...asItSupport(role), ...(scienceHeads.has(head) ? asScientist(role) : [])];
}

/** Not a 'UX Researcher' or 'Market Researcher', and not a name that the dictionary added. */
const isScientificResearcher = ({ head, variants, requires }: Role): boolean =>
  head === 'researcher' &&
  variants.length > 0 &&
  requires.length === 0 &&
  !variants.flat().some((word) => studiedPeople.has(word));

const studiedPeople: ReadonlySet<string> = new Set(
  `ux user market marketing consumer customer design product business clinical legal policy content security threat
  vulnerability investment equity quantitative`.split(/\s+/),
);

const asResearchScientist = (role: Role): Role =>
  roleAs(role, {
    head: 'scientist',
    variants: role.variants.map((words) => [...words, 'research']),
    source: 'implied',
  });

const scienceHeads: ReadonlySet<string> = new Set(['scientist', 'researcher', 'specialist', '']);

/** Returns the scientists whose science the role names: a 'Molecular Biology Scientist' is a molecular biologist. */
function asScientist(role: Role): Role[] {
  const science = role.variants[0]?.at(-1) ?? '';
  const head = role.variants.length === 1 ? headOfScience.get(science) : undefined;
  if (head === undefined) return [];
  const words = role.variants[0]?.slice(0, -1).filter((word) => word !== 'research') ?? [];
  return [roleAs(role, { head, variants: words.length > 0 ? [words] : [] })];
}

/** Crafts whose lead is an engineer: a 'Java Lead' is a lead Java engineer. */
const ledCrafts: ReadonlySet<string> = new Set([
  'software',
  'mobile',
  'web',
  'ml',
  'ai',
  'devops',
  'embedded',
  'verification',
]);

/** Heads of marketers: a 'Field Marketing Manager' is a field marketer. */
const marketingHeads: ReadonlySet<string> = new Set([
  'manager',
  'specialist',
  'lead',
  'associate',
  'coordinator',
  'executive',
  'strategist',
]);

function asMarketer(role: Role): Role {
  const requires = role.requires.filter((word) => word !== 'marketing');
  return roleAs(role, {
    head: 'marketer',
    variants: withoutLast(role.variants),
    source: 'implied',
    requires,
  });
}

/** An 'ETL Tester' is an ETL test engineer too. */
const testedQualities: ReadonlySet<string> = new Set(['etl', 'performance', 'load', 'data']);

const replaceLast = (variants: Role['variants'], word: string): Role['variants'] =>
  variants.map((words) => [...words.slice(0, -1), word]);

const withoutLast = (variants: Role['variants']): Role['variants'] =>
  variants.map((words) => words.slice(0, -1)).filter((words) => words.length > 0);

/** Other names for engineers whose words are exactly these. */
const sameEngineer: ReadonlyMap<string, string> = new Map([
  ['sales', 'presales'],
  ['software test', 'qa'],
  ['system design', 'system'],
]);

/** Employers call the person who supports their computers a technician, specialist, analyst or engineer. */
function asItSupport(role: Role): Role[] {
  const { head, variants } = role;
  const isPlain = head === 'technician' && variants.some((words) => words.join(' ') === 'it');
  if (isPlain) return [roleAs(role, { head: 'itsupport', variants: [['it', 'support']] })];
  const isSupport =
    (supportHeads.has(head) || head === '') &&
    variants.length > 0 &&
    variants.every((words) => itSupport.test(words.join(' ')));
  if (!isSupport) return [role];
  const support = roleAs(role, { head: 'itsupport' });
  return head === '' ? [role, support] : [support];
}

const itSupport = /(?:^| )(?:(?:it|desktop) support|helpdesk|servicedesk)(?: support)?$/;
