import type { LEVELS } from '../table/codes.ts';

/** A level: intern, entry, mid, senior, staff, manager, director or executive. */
export type Level = (typeof LEVELS)[number];

/** Roles whose name holds 'manager' without being one: a product manager is a practitioner. */
const PRACTITIONER =
  /\b(?:product|program(?:me)?|project|account|(?:customer|client) success|delivery|community|release|partner|relationship|case|social media|brand|marketing|campaign|category|portfolio|engagement|client|property|scrum|release train|configuration|change|risk|contracts?|vendor|key account|territory|channel|content|event|events|office|partnerships?|implementation|onboarding|crm|seo|data|growth|alliances?|media|renewals?|transaction|knowledge|workplace|facilities|community|studio)s?\s+(?:marketing\s+|owner\s+|development\s+|operations\s+|line\s+)?(?:manager|mgr)\b/i;

const EXECUTIVE =
  /\b(?:chief(?! of staff)(?! engineer)(?! architect)\b.*\bofficer|c[eftiomrp]o|ciso|cpo|chro|cro|vp|svp|evp|avp|vice[- ]president|president|chief executive|founder|general counsel|partner in charge)\b/i;
const DIRECTOR = /\b(?:director|dir|head of|head)\b/i;
const CREATIVE_DIRECTOR = /\bdirector of photography\b/i;
const MANAGER = /\b(?:manager|mgr|supervisor|superintendent|team manager|people manager)\b/i;
const SENIOR_MANAGER = /\b(?:senior|sr\.?)\s+(?:\w+\s+){0,3}(?:manager|mgr)\b/i;
const STAFF = /\b(?:staff|principal|distinguished|fellow)\b/i;
const STAFF_TEAM =
  /\b(?:chief of staff|technical staff|staff (?:accountant|nurse|attorney|assistant|augmentation)|staffing|assistant principal|school principal|fellowship)\b/i;
const SENIOR = /\b(?:senior|sr|snr|lead|sênior|senior[ae])\b/i;
const ENTRY =
  /\b(?:junior|jr|jnr|associate(?!\s+(?:director|vice|vp|manager|principal|professor|general counsel))|assoc|asc|new[- ]?(?:college )?grad(?:uate)?s?|(?:college|university|recent|campus) grad(?:uate)?s?|graduates?|grads?|trainee|early[- ]careers?(?!\s+recruit)|early in career|entry[- ]level|entry|fresher'?s?|freshers|level (?:1|i)|apprentice|rotational|campus hire|university hire|junior career|newgrad|grad rotational|ngs|bs\/ms)\b/i;
const LEVEL_ONE = /(?:^|\s|-)(?:I|1)(?=$|[\s,;:()\-–|/])/;
const PRACTICES_AS_ENTRY = /\bassociate\b(?=.*\bassociate\b)/i;

/**
 * The level a title names, mid where it names none. 'Manager' as part of a practitioner's role (product, program,
 * project, account, customer success) is no level.
 */
export function seniorityOf(title: string, internship: boolean): Level {
  if (internship) return 'intern';
  const text = title.replace(STAFF_TEAM, ' ');
  if (EXECUTIVE.test(text)) return 'executive';
  if (DIRECTOR.test(text) && !CREATIVE_DIRECTOR.test(text)) return 'director';
  const practitioner = PRACTITIONER.test(text);
  if (MANAGER.test(text) && !practitioner) return 'manager';
  if (SENIOR_MANAGER.test(text) && !practitioner) return 'manager';
  if (STAFF.test(text)) return 'staff';
  if (SENIOR.test(text)) return 'senior';
  if (ENTRY.test(text) || PRACTICES_AS_ENTRY.test(text) || LEVEL_ONE.test(text)) return 'entry';
  return 'mid';
}
