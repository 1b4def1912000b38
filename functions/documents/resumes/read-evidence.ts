import { findSkills } from '../../postings/skills/find-skills.ts';
import type { ResumeEvidence } from '../../table/resume-evidence.ts';
import { countCoveredMonths, parsePeriods } from '../analysis/facts/periods.ts';

/** Enough for any resume, and few bytes in the profile. */
const MAX_SKILLS = 100;

/** A heading of a resume is a short line of its own. */
const HEADING = /^[\p{L} &/,-]{3,40}:?$/u;
const OF_WORK = /\b(?:experience|employment|work history|career history|professional background)\b/i;
const OF_OTHER =
  /\b(?:education|skills|certifi\w+|projects?|publications?|awards?|hono[u]?rs|languages|volunteer\w*|interests|references|courses?|training|summary|profile|objective|academic)\b/i;
/** A degree between the roles, where a resume has no heading for it. */
const DEGREE =
  /\b(?:universit\w+|college|school|degree|bachelor\S*|master\S* (?:of|in)|diploma|ph\.?d|b\.?sc|m\.?sc)\b/i;

/**
 * Reads in a resume's text, by rules alone, which skills it names and how many whole years its roles cover,
 * each month once. Only dates under a heading such as 'Experience' count, so years are null in doubt.
 */
export function readEvidence(text: string, now: Date): Omit<ResumeEvidence, 'resumeId'> {
  const skills = findSkills(text).slice(0, MAX_SKILLS);
  const periods = linesOfWork(text).flatMap((line) => parsePeriods(line, now));
  const months = countCoveredMonths(periods, now);
  return { skills, years: periods.length === 0 ? null : Math.floor(months / 12) };
}

function linesOfWork(text: string): string[] {
  let isOfWork = false;
  return text.split('\n').flatMap((raw) => {
    const line = raw.trim();
    if (HEADING.test(line)) {
      if (OF_WORK.test(line)) isOfWork = true;
      else if (OF_OTHER.test(line)) isOfWork = false;
    }
    return isOfWork && !DEGREE.test(line) ? [line] : [];
  });
}
