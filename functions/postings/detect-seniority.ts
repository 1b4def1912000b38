import type { LEVELS } from '../table/codes.ts';
import { stripDiacritics } from './plain-text.ts';

export type Seniority = (typeof LEVELS)[number];

/** Individual contributors called managers, such as product managers. */
const PRACTITIONER =
  /\b(?:product|program(?:me)?|project|account|(?:customer|client) success|delivery|community|release|partner|relationship|case|social media|brand|marketing|campaign|category|portfolio|engagement|client|property|scrum|release train|configuration|change|risk|contracts?|vendor|key account|territory|channel|content|event|events|(?<!front )office|partnerships?|implementation|onboarding|crm|seo|data|growth|alliances?|media|renewals?|transaction|knowledge|workplace|facilities|community|studio|construction|pr|incident|demand|sourcing|category|accounts|customer|sales account|success|solutions?|talent|fund|asset|wealth|traffic|proposal|bid|quality program)s?\s+(?:marketing\s+|owner\s+|development\s+|operations\s+|line\s+)?(?:manager|mgr)\b/i;
const MANAGER = /\b(?:manager|mgr|supervisors?|superintendent|team manager|people manager)\b/i;
const SENIOR_MANAGER = /\b(?:senior|sr\.?)\s+(?:\w+\s+){0,3}(?:manager|mgr)\b/i;
const MANAGER_TO_BE = /\b(?:manager|mgr|management|supervisor)s?[\s-]+(?:in[- ]training|trainee)\b/i;

/** Someone else's level: 'Executive Assistant to the CEO', 'CTO Office'. */
const SOMEONE_ELSE =
  /\b(?:to|for|supporting|under)\s+(?:(?:the|our|a)\s+)?(?:office of the\s+)?(?:c[a-z]o|cxo|svp|evp|vp|(?:vice )?president|director|founders?|head|general manager|executives?|chief)\b.*|\boffice of (?:the )?\w+|\bc[eftiomp]o(?=[ ,–-].*\b(?:analyst|student|co-?op|coordinator|specialist)\b)|\b(?:c[a-z]o|president|director|founder)(?:['’]?s)? (?:office|org|staff|associate|assistant)\b/i;
const EXECUTIVE =
  /\b(?:chief(?! of staff)(?! engineer)(?! architect)\b.*\bofficer|c[eftiomp]o|cro(?! (?:specialist|manager|analyst|strategist|associate|lead))|ciso|chro|vp|svp|evp|avp|vice[- ]president|president|chief executive|founder(?!['’]?s)|(?<!(?:associate|assistant|deputy|senior) )general counsel|partner in charge)\b/i;
const DIRECTOR =
  /\b(?:director|dir|head of|head(?! (?:start|coach|nurse|teller|chef|cook|cashier|waiter))|direktor|directeur|directrice|diretora?)\b/i;
const CREATIVE_DIRECTOR = /\bdirector of photography\b/i;

const STAFF =
  /\b(?:staff|stf|principal|prin|princ|distinguished|chief (?:\w+ )?(?:engineer|architect|scientist|designer|technologist)|(?:technical|engineering|distinguished|software|systems|design|hardware|silicon|corporate|senior) fellow)\b|[,–-] fellow$/i;
/** Other meanings of 'staff' and 'principal'. */
const STAFF_TEAM =
  /\b(?:chief of staff|technical staff|staff (?:accountant|auditor|nurse|rn|attorney|counsel|assistant|augmentation|writer|editor|reporter|pharmacist|physician|therapist|development|officer|sergeant|psycholog\w+|services?|support|appraiser|recruiter|meeting|train\w+|administrat\w+|associate|member|professional|interpreter|veterinarian)|(?:support|kitchen|admin\w*|office|event|security|camp|line|wait|house|program|teaching|nursing|medical|clinical|bar|door|floor|summer|temp|general|junior) staff|staffing|(?:assistant|vice|associate|school|elementary|high) (?:school )?principal|principal investigator|fellowship)\b/i;

const SENIOR =
  /\b(?:senior(?! (?:living|care|center|centre|housing|services|community|high))|sr|snr|lead(?! (?:gen\b|generation|qualification|management))|senior[ae]|sen\.)(?![\p{L}])/iu;
const ENTRY =
  /\b(?:(?:junior|jr)(?!\.? high(?:$| (?:school|teacher|counselor|principal)\b))|jnr|associate(?!\s+(?:director|vice|vp|manager|principal|professor|dean|general counsel|chair\w*))|assoc|asc|new[- ]?(?:college )?grad(?:uate)?s?|(?:college|university|recent|campus) grad(?:uate)?s?|graduates?|grads?|trainee|early[- ](?:(?:in[- ])?careers?|professionals?)|entry[- ]level|entry|fresher'?s?|level (?:1|i)|l1(?=\s?(?:[),–-]|support|$))|apprentice(?:ship)?|rotational|(?:emerging talent|rotation|(?<!leadership )development) program(?:me)?(?! \w*(?:er|or|ist|yst|lead|head|associate)\b)|campus hire|university hire|newgrad|ngs|bs\/ms|absolvent(?:in)?(?:en)?|berufseinsteiger(?:in)?|debutante?|recien (?:egresad|graduad)[oa]s?|recem[- ]formad[oa]s?|neolaureat[oi])\b|应届|應屆|校招|校园招聘|校園招聘|新卒|신입/i;
/** Graduates as the people that the job serves or hires. */
const SERVED_GROUP =
  /\b(?:early[- ](?:careers?|professionals?)|new[- ]grad(?:uate)?s?|graduates?|campus|university)\s+(?:talent (?:acquisition|partner|specialist|recruit\w*|sourcer|manager|lead)|recruit\w*|hiring|acquisition|admissions?|affairs|school|studies|student|faculty|college|education|medical education|teaching|research assistant|program(?:me)?s? (?:advis\w+|assistant|coordinator|manager|director|administrator|specialist|recruiter|professional|lead))\b|\brecruit\w*,?\s+(?:[–-]\s+)?(?:early[- ]careers?|campus|university|graduates?)(?!\w)/i;
/** 'Associate' as a noun ('Sales Associate') instead of a level ('Associate Engineer'). */
const NOUN_ASSOCIATE =
  /\b(?:sales|marketing|operations|research|claims|support|service|success|finance|accounting|development|clinical|legal|product|program|project|business|customer|client|teaching|production|store|retail|maintenance|warehouse|postdoctoral|services|affairs|relations|hr|banking|investment|founder['’]?s) associates?\b(?!['’,]? (?:engineer|manager|consultant|director|representative|analyst|scientist|specialist))/gi;
/** 'Delivery Associate' names a job; 'Engineer Associate' and 'Engineering Associate' a level. */
const WORK_ASSOCIATE =
  /(?<![\p{L}'’])(?!(?:engineer(?:ing)?|scientist|developer|analyst|designer|consultant|specialist|technician|architect|programmer|accountant|representative|coordinator|or|and|as|an)s? )[\p{L}'’]+ associates?(?=\s*(?:$|[,;:()|/–-]))/giu;
/** 'Engineer II - Testing-1' is level II; 'Engineer II or I' hires at both. */
const HIGHER_LEVEL = /\b(?:II|III|IV|[2-5])(?=$|[\s,;:()\-–|/])(?!\s*(?:or|and|\/)\s*(?:I|1)\b).*/;
const LEVEL_ONE =
  /(?:^|\s|-)(?:I|(?<!\b(?:phase|class|shift|type|formula|group|step|jan\w*|feb\w*|mar\w*|apr\w*|may|june?|july?|aug\w*|sep\w*|oct\w*|nov\w*|dec\w*)[\s-])1(?!\s?[-–]?\s?(?:years?|yrs?|months?|weeks?|days?|hours?|st\b)))(?=$|[\s,;:()\-–|/])/i;

/** The lowest level of a range counts: 'Senior/Staff Engineer' is senior. */
const RANGE =
  /\b(junior|jr|mid(?:[- ]?level)?|intermediate|senior|sr)\.?\s*(?:\/|\bor\b|\bto\b)\s*(?:mid(?:[- ]?level)?|senior|sr|staff|principal|lead)\b/gi;

/** Detects the seniority that a title names, else 'mid'. 'Manager' in roles such as product manager is not a level. */
export function detectSeniority(title: string, internship: boolean): Seniority {
  if (internship) return 'intern';
  const text = stripDiacritics(title)
    .replaceAll('_', ' ')
    .replace(RANGE, '$1')
    .replace(STAFF_TEAM, ' ')
    .replace(SOMEONE_ELSE, ' ');
  if (EXECUTIVE.test(text)) return 'executive';
  if (MANAGER_TO_BE.test(text)) return 'entry';
  if (DIRECTOR.test(text) && !CREATIVE_DIRECTOR.test(text)) return 'director';
  const practitioner = PRACTITIONER.test(text);
  if (MANAGER.test(text) && !practitioner) return 'manager';
  if (SENIOR_MANAGER.test(text) && !practitioner) return 'manager';
  if (STAFF.test(text)) return 'staff';
  if (SENIOR.test(text)) return 'senior';
  const own = text.replace(SERVED_GROUP, ' ').replace(NOUN_ASSOCIATE, ' ').replace(WORK_ASSOCIATE, ' ');
  return ENTRY.test(own) || LEVEL_ONE.test(own.replace(HIGHER_LEVEL, '')) ? 'entry' : 'mid';
}
