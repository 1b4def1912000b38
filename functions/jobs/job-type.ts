import type { JobType } from '../table/codes.ts';

/** Titles, by type, the narrowest first: an internship on a contract is an internship. */
const IN_TITLE: readonly [JobType, RegExp][] = [
  [
    'In',
    /\b(?:intern|interns|internship|internships|co-?op|coop|working student|student placement|placement student|industrial placement|year in industry|placement year|werkstudent(?:in)?|praktikum|praktikant(?:in)?|stage|stagiaire|stagista|becari[oa]|pasant[ei]a?|practicante|estagi[oá]ri?[oa]?|alternance|alternant|summer analyst|summer associate|externship|extern|trainee intern)\b/i,
  ],
  [
    'Co',
    /\b(?:contractor|contract(?!\s+(?:admin|manag|special|negoti|law|coord|analy|engineer(?:ing)? manager|attorney|officer|review|research|manufactur|compliance|pric|sales))|freelance(?:r)?|temporary|temp|fixed[- ]term|ftc|c2c|w2 contract|1099|seasonal|contract[- ]to[- ]hire|interim(?! (?:secret|top|security|clearance))|per diem|maternity cover|parental leave cover|mat cover|cdd|befristet|freiberuflich)\b/i,
  ],
  ['Pa', /\b(?:part[- ]?time|pt|teilzeit|temps partiel|medio tiempo|tiempo parcial|deeltijd)\b/i],
];
const NOT_CONTRACT =
  /\b(?:smart contracts?|contract(?:s)? (?:admin\w*|manage\w*|specialist|counsel|attorney|officer|analyst|lifecycle|research|manufactur\w+))\b/gi;
/** 'Student, HR Operations' is a placement; 'Student Affairs' is a department. */
const STUDENT =
  /^student\b(?! (?:affairs|success|services?|life|support|conduct|engagement|recruit|housing|accounts?|financ|loans?|experience|wellness|activit|advis|counsel|records|development|enrol|health|learning))|\bstudent (?:worker|assistant|developer|engineer|researcher|analyst)\b|\bstudents?\b(?=\s*(?:,|-|–|\(|$))/i;

/** What vendors call the types in their own fields. */
const STATED: readonly [JobType, RegExp][] = [
  ['In', /intern|trainee(?:ship)?|working student|co-?op|placement|praktik|stage|apprentice/i],
  ['Co', /contract|temp|freelanc|fixed|seasonal|per diem|contingent|consultant|interim|cdd/i],
  ['Pa', /part/i],
  ['Fu', /full|permanent|regular|perm|salaried|cdi/i],
];

/**
 * The job type: the employer's own field where it says one, else what the title says, else full-time. A field that
 * says full-time does not overrule a title that says internship or contract.
 */
export function jobTypeOf(title: string, stated?: string): JobType {
  const text = title.replace(NOT_CONTRACT, ' ');
  const inTitle =
    IN_TITLE.find(([, words]) => words.test(text))?.[0] ?? (STUDENT.test(text) ? 'In' : undefined);
  const field = stated === undefined ? undefined : STATED.find(([, words]) => words.test(stated))?.[0];
  if (field !== undefined && field !== 'Fu') return field;
  return inTitle ?? field ?? 'Fu';
}
