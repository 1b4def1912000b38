import type { JobType } from '../table/codes.ts';
import { stripDiacritics } from './plain-text.ts';
import { anyOf } from './words/phrases.ts';

const INTERN = anyOf([
  'interns?',
  'internships?',
  'co-?op',
  'co op',
  'working student',
  'work[- ]study',
  'student placement',
  'placement student',
  'industrial placement',
  'year in industry',
  'placement year',
  'werkstudent(?:in)?(?:en)?',
  'praktikum',
  'pflichtpraktikum',
  'praktikant(?:in)?(?:en)?',
  'stagiaires?',
  'stagista',
  'stageplaats',
  'meewerkstage',
  'afstudeerstage',
  'tirocinio',
  'becari[oa]s?',
  'pasant(?:e|ia)s?',
  'practicantes?',
  'practicas',
  'estagi(?:o|ari[oa])s?',
  'alternance',
  'alternante?',
  'staz(?:ysta|ystka)?',
  'praktyk(?:i|ant|antka)',
  'stajyer',
  'summer analyst',
  'summer associate',
  'externship',
  'extern',
  'apprenti en alternance',
  'etudiante?s?',
  'estudiantes?',
]);
/** French 'stage'; in English it is a phase, or in a theater. */
const STAGE = /(?:^|[(|–-]\s?)stage\b(?!\s?(?:manager|hand|\d|crew|design))|\bstage (?:de|en|d['’])\b/i;
/** Student workers, as in 'Student, HR Operations'; 'Student Affairs' is a department. */
const STUDENT =
  /^student\b(?! (?:affairs|success|services?|life|support|conduct|engagement|recruit|housing|accounts?|financ|loans?|experience|wellness|activit|advis|counsel|records|development|enrol|health|learning))|\bstudent (?:worker|assistant|developer|engineer|researcher|analyst)\b|(?<!\b(?:of|for|with|to) )\bstudents?\b(?=\s*(?:,|-|–|\(|$))/i;
/** People who run internships are not interns. */
const RUNS_INTERNSHIPS =
  /\bintern(?:ship)?s? (?:and \w+ )?(?:program(?:me)?s? )?(?:manager|coordinator|lead|specialist|recruit\w+|director|supervisor)\b/gi;

const CONTRACT = anyOf([
  '(?<!general |electrical |sub)contractor(?! (?:manage|success|relations|sales|market|payment|operations|safety))',
  'contract(?! (?:admin|manag|special|negoti|law|coord|analy|engineer(?:ing)? manager|attorney|officer|review|research|manufactur|compliance|pric|sales|closeout|lifecycle|govern|performance|intelligence))',
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

/** The narrowest first: an internship on a contract is an internship. */
const IN_TITLE: readonly [JobType, (title: string) => boolean][] = [
  ['In', (title) => INTERN.test(title) || STAGE.test(title) || STUDENT.test(title)],
  ['In', (title) => /实习|實習|インターン|인턴/.test(title)],
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
 * Detects the job type from the employer's field, else from the title, else full-time. A field that says full-time does not
 * overrule a title that says internship or contract.
 */
export function detectJobType(title: string, stated = ''): JobType {
  const text = stripDiacritics(title)
    .replace(NOT_CONTRACT, ' ')
    .replace(RUNS_INTERNSHIPS, ' ')
    .replace(EITHER_TIME, ' ');
  const inTitle = IN_TITLE.find(([, says]) => says(text))?.[0];
  const words = splitIdentifier(stated).replace(PERMANENT_CONTRACT, 'permanent');
  const field = STATED_TYPES.find(([, type]) => type.test(words))?.[0];
  if (field !== undefined && field !== 'Fu') return field;
  return inTitle ?? 'Fu';
}
