import { levelNames } from '@daybreak/contract/job-codes.ts';
import { placeName } from '@daybreak/contract/place-name.ts';
import type { RequirementKind } from '@daybreak/contract/types.ts';
import { countryInSentence } from '../../components/country-in-sentence.ts';
import type { JobDetail } from './api/get-job.ts';

/** A fact in our words, and the employer's sentence that says so, if one does. */
export interface Asked {
  readonly text: string;
  readonly evidence: string;
}

type Experience = NonNullable<JobDetail['experience']>;
type Territory = NonNullable<JobDetail['territory']>;

const names: Readonly<Record<string, string>> = levelNames;

/** Names the level below the job's title. A posting that names no level counts as mid. */
export const levelText = ({ seniority }: Pick<JobDetail, 'seniority'>): string =>
  seniority === 'mid' ? '' : (names[seniority] ?? '');

/**
 * Lists a job's levels, unless its only one is named below the title, and its experience, territory and requirements.
 */
export function whatItAsks(job: JobDetail): Asked[] {
  const { levels, experience, territory, requirements } = job;
  const all = (levels ?? []).map((level) => levelNames[level]).join(', ');
  return [
    ...(all === '' || all === levelText(job) ? [] : [{ text: all, evidence: '' }]),
    ...(experience ? [{ text: experienceText(experience), evidence: experience.evidence }] : []),
    ...(territory ? [{ text: territoryText(territory), evidence: territory.evidence }] : []),
    ...(requirements ?? []).map(({ kind, value, evidence }) => ({ text: nameOf[kind](value), evidence })),
  ];
}

const languages = new Intl.DisplayNames(['en'], { type: 'language' });

const degrees: Readonly<Record<string, string>> = {
  bachelor: "Bachelor's degree",
  master: "Master's degree",
  doctorate: 'Doctorate',
};

const nameOf: Readonly<Record<RequirementKind, (value: string) => string>> = {
  clearance: () => 'Security clearance',
  citizenship: () => 'Citizenship',
  workAuthorization: () => 'Work authorization',
  sponsorshipOffered: () => 'Sponsors visas',
  sponsorshipRefused: () => "Doesn't sponsor visas",
  language: (code) => languages.of(code) ?? code,
  degree: (degree) => degrees[degree] ?? 'Degree',
  license: () => 'License',
  travel: (percent) => (percent === '' ? 'Travel' : `Travel, up to ${percent}%`),
  shifts: () => 'Shift work',
  onCall: () => 'On call',
  unpaid: () => 'Unpaid',
  agency: () => 'Posted by an agency, not the employer',
};

function experienceText({ min, max }: Experience): string {
  if (min === null) return `Up to ${max} years of experience`;
  if (max === null || max === min) return `${min}${max === null ? '+' : ''} years of experience`;
  return `${min}–${max} years of experience`;
}

/** Enough to say where, as a line. */
const MAX_NAMES = 6;

function territoryText({ regions, countries, states, source }: Territory): string {
  const names = [
    ...regions,
    ...countries.map((country) => countryInSentence(placeName({ city: '', state: '', country }))),
    ...states.map(placeName),
  ];
  const more = names.length - MAX_NAMES;
  const shown = more > 1 ? [...names.slice(0, MAX_NAMES), `${more} more`] : names;
  const where = anyOf(shown);
  return source === 'employer'
    ? `Remote, probably in ${where}, where the employer hires`
    : `Remote in ${where}`;
}

const list = new Intl.ListFormat('en', { type: 'disjunction' });
const anyOf = (names: readonly string[]): string => list.format(names);
