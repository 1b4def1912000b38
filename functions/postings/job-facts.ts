import type { Place } from '../places/place.ts';
import type { JobType, Level, Role } from '../table/codes.ts';
import type { Experience, RemoteTerritory, Requirement } from '../table/requirement.ts';
import { levelsOfNumeral, levelsOfTitle } from '../titles/levels-of-title.ts';
import { type IndustryEvidence, learnIndustry, NO_INDUSTRY } from './company-industry.ts';
import { detectJobType } from './detect-job-type.ts';
import { detectSpecializations } from './detect-specializations.ts';
import { detectWorkplace, type Workplace } from './detect-workplace.ts';
import type { Enrichment, OpenField } from './enrichment.ts';
import { extractSummary } from './extract-summary.ts';
import { findTerritory } from './find-territory.ts';
import { industryMentions } from './industry-mentions.ts';
import { knownIndustry } from './known-industry.ts';
import { levelsInText } from './level-in-text.ts';
import { type Block, parseDescription } from './parse-description.ts';
import { formatPay, type PayRange } from './pay.ts';
import { toPlainLine } from './plain-text.ts';
import type { Posting } from './posting.ts';
import { qualifyPosting, type Rejection } from './qualify-posting.ts';
import { readRequirements } from './requirements/read-requirements.ts';
import { levelsOfYears } from './requirements/years-asked.ts';
import { resolveLocations } from './resolve-locations.ts';
import { resolvePay } from './resolve-pay.ts';
import { askedSkills } from './skills/asked-skills.ts';
import { industryOfVendor } from './words/vendor-industries.ts';

export type JobFacts = {
  title: string;
  company: string;
  role: Role;
  jobType: JobType;
  /** The lowest of the levels, 'mid' if they are unknown. */
  seniority: Level;
  /** The levels that the job is open to, by its title or else its text; empty if unknown. */
  levels: Level[];
  experience: Experience | null;
  requirements: Requirement[];
  /** The skills that the job asks for, by the names that functions/postings/skills gives them. */
  skills: string[];
  /** Where a remote job may be done, as far as this posting tells. */
  territory: RemoteTerritory | null;
  specializations: string[];
  /**
   * As far as this posting alone tells, empty if unknown; its board decides: functions/postings/company-industry.ts.
   */
  industry: string;
  industryEvidence: IndustryEvidence;
  places: Place[];
  workplace: Workplace;
  isRemote: boolean;
  /** The places as one line. */
  jobLocation: string;
  payRanges: PayRange[];
  /** The pay as one line, or 'Not provided'. */
  compensation: string;
  /** Bullets in the posting's own words. */
  summary: string[];
  /** The description as plain text, block by block. */
  blocks: readonly Block[];
  /** Fields that the rules left open and no enrichment has filled yet. */
  open: OpenField[];
};

/** A shorter description, in characters, is not worth enriching. */
const MIN_DESCRIPTION_LENGTH = 300;

/**
 * Extracts the facts of a job from a posting by rules; an enrichment fills in what they leave open. Pure: the
 * same posting always has the same facts, and instructions inside its text have no effect.
 */
export function extractJobFacts(posting: Posting, enrichment: Enrichment = {}): JobFacts | Rejection {
  const qualified = qualifyPosting(posting, enrichment);
  if ('reason' in qualified) return qualified;
  const { title, departments, role } = qualified;
  const company = toPlainLine(posting.company);
  const blocks = parseDescription(posting.html);
  const text = blocks.map((block) => block.text).join('\n');
  const jobType = detectJobType(title, posting.employmentType);
  const { requirements, experience } = readRequirements(company, blocks, title);
  const levels = levelsOf(title, jobType, text, experience);
  const seniority = levels[0] ?? 'mid';
  const locations = resolveLocations(posting, title);
  const lines = text.split('\n');
  const { workplace, isRemote } = detectWorkplace(posting.workplace, locations, title, lines);
  const payRanges = resolvePay(posting.pay, lines, locations.places);
  const industryEvidence = {
    mentions: industryMentions(company, departments, blocks),
    stated: industryOfVendor(posting.industry ?? ''),
  };
  const { industry: ownIndustry } = learnIndustry(NO_INDUSTRY, [industryEvidence], knownIndustry(company));
  const industry = ownIndustry || (enrichment.industry ?? '');
  const bullets = extractSummary(blocks);
  const summary = bullets.length > 0 ? bullets : (enrichment.summary ?? []);
  const canEnrich = text.length >= MIN_DESCRIPTION_LENGTH;
  return {
    title,
    company,
    role,
    jobType,
    seniority,
    levels,
    experience,
    requirements,
    skills: askedSkills(company, title, blocks),
    territory: isRemote ? findTerritory(locations, posting.locations, lines) : null,
    specializations: detectSpecializations(role, { title, seniority, departments, text }),
    industry,
    industryEvidence,
    places: locations.places,
    workplace,
    isRemote,
    jobLocation: locations.line(isRemote),
    payRanges,
    compensation: formatPay(payRanges),
    summary,
    blocks: blocks,
    open: [
      ...(canEnrich && summary.length === 0 && enrichment.summary === undefined
        ? (['summary'] as const)
        : []),
      ...(canEnrich && industry === '' && enrichment.industry === undefined ? (['industry'] as const) : []),
    ],
  };
}

/**
 * The levels of a job: those that its title names, or else those that its text names, or else those of the
 * years that it asks for, or else those of its title's numeral.
 */
function levelsOf(title: string, jobType: JobType, text: string, experience: Experience | null): Level[] {
  if (jobType === 'In') return ['intern'];
  const named = [levelsOfTitle(title), levelsInText(title, text)].find(({ length }) => length > 0);
  if (named !== undefined) return named;
  return experience === null ? [...levelsOfNumeral(title)] : levelsOfYears(experience);
}
