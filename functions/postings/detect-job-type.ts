import type { JobType } from '../table/codes.ts';
import { seniorityOfTitle } from '../titles/parse-title.ts';
import { stripDiacritics } from './plain-text.ts';
import { anyOf } from './words/phrases.ts';

const CONTRACT = anyOf([
  '(?<!general |electrical |sub)contractor(?! (?:manage|success|relations|sales|market|payment|operations|safety))',
  // 'Contract Java Developer' and 'Java Developer - Contract', but not 'Manager, Contract Operations'.
  '(?<=^\\W*)contract(?! (?:admin|manag|special|negoti|law|coord|analy|operations|engineer(?:ing)? manager|attorney|officer|review|research|manufactur|compliance|pric|sales|closeout|lifecycle|govern|performance|intelligence))',
  'contract(?=\\W*(?:$|[,;:()|/–—-])|\\W+(?:to|role|position|job|basis|based|opportunity|only|remote|hybrid|onsite|w2|c2c|for|until|through|\\d))',
  'freelancer?',
  'temporary',
  '(?<!high[- ]|low[- ]|cryo[- ])temp',
  'fixed[- ]term',
  'ftc',
  'c2c',
  '1099',
  'seasonal',
  'interim(?! (?:secret|top|security|clearance))',
  'per diem',
  '(?:maternity|paternity|parental leave|mat|leave) cover(?:age)?',
  'cdd',
  'befristete?r?',
  'freiberuflich',
  'zeitarbeit',
  'umowa zlecenie',
  'por contrato',
]);
const NOT_CONTRACT =
  /\b(?:smart contracts?|contract(?:s)? (?:admin\w*|manage\w*|specialist|counsel|attorney|officer|analyst|lifecycle|research|manufactur\w+))\b/gi;

/** 'PT' is part-time, Pacific Time after an hour, and a physical therapist's title. */
const PART_TIME = anyOf([
  'part[- ]?time',
  '(?<!\\d ?(?:[ap]m ?)?)pt(?! (?:hours|time ?zone|assistant))',
  'teilzeit',
  'minijob',
  'aushilfe',
  'temps partiel',
  'medio tiempo',
  'media jornada',
  'tiempo parcial',
  'meio periodo',
  'deeltijd',
  'deltid',
]);

/** The narrowest first. An internship on a contract is an internship. */
const IN_TITLE: readonly [JobType, (title: string) => boolean][] = [
  ['Co', (title) => CONTRACT.test(title) || /契約社員|派遣|合同工|계약직|業務委託/.test(title)],
  ['Pa', (title) => PART_TIME.test(title.replace(/\bphysical therap\w+[\s(]*pt\b/i, ''))],
  ['Pa', (title) => /兼职|兼職|アルバイト|パートタイム|시간제|파트타임/.test(title)],
];

/** Part-time or full-time, as the person likes. */
const EITHER_TIME =
  /\b(?:voll(?:zeit)?-?|full[- ]?time) ?(?:\/|,|or|oder|und|and|ou|o|y) ?(?:teilzeit|part[- ]?time)\b|\b(?:teil(?:zeit)?-?|part[- ]?time) ?(?:\/|,|or|oder|und|and|ou|o|y) ?(?:vollzeit|full[- ]?time)\b/gi;

/** The words of vendors and employers for the types. A job that may be full-time is full-time. */
const STATED_TYPES: readonly [JobType, RegExp][] = [
  [
    'In',
    anyOf([
      'interns?',
      'internships?',
      'trainee(?:ship)?s?',
      'working student',
      'werkstudent(?:in)?',
      'co-?op',
      '(?<!permanent |direct |job )placement',
      'praktik\\w+',
      'practicas',
      'stage',
      'stagiaire',
      'tirocinio',
      'apprentic\\w+',
    ]),
  ],
  [
    'Co',
    anyOf([
      'contract(?:or|ual)?s?',
      '(?<!non-)temp(?:orary|oraire|orario|oral)?',
      'freelanc\\w+',
      'fixed',
      'seasonal',
      'per diem',
      'contingent',
      'consultant',
      'interim',
      'cdd',
      'befristet\\w*',
      'determin(?:ato|ado)',
    ]),
  ],
  ['Fu', anyOf(['full', 'full-?time', 'vollzeit', 'temps plein', 'tempo pieno'])],
  [
    'Pa',
    anyOf([
      'part',
      'part-?time',
      'teilzeit',
      'minijob',
      'deeltijd',
      'deltid',
      'temps partiel',
      'tempo parziale',
      'tempo parcial',
      'tiempo parcial',
      'jornada parcial',
      'medio tiempo',
      'media jornada',
    ]),
  ],
];

/** An employment contract without an end date. */
const PERMANENT_CONTRACT = /\b(?:permanent|open[- ]ended|indefinite|unlimited|employment|cdi) contracts?\b/gi;

/** Splits 'fixed_term' and 'PartTime' into words. */
const splitIdentifier = (field: string): string =>
  stripDiacritics(field)
    .replaceAll('_', ' ')
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ');

/**
 * Detects the job type from the employer's field, else from the title, else full-time. A field that says
 * full-time does not overrule a title that says internship or contract.
 */
export function detectJobType(title: string, stated = ''): JobType {
  const text = stripDiacritics(title).replace(NOT_CONTRACT, ' ').replace(EITHER_TIME, ' ');
  const inTitle = seniorityOfTitle(title) === 'intern' ? 'In' : IN_TITLE.find(([, says]) => says(text))?.[0];
  const words = splitIdentifier(stated).replace(PERMANENT_CONTRACT, 'permanent');
  const field = STATED_TYPES.find(([, type]) => type.test(words))?.[0];
  if (field !== undefined && field !== 'Fu') return field;
  return inTitle ?? 'Fu';
}
