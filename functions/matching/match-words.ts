import { isDeepStrictEqual } from 'node:util';
import { levelNames } from '@daybreak/contract/job-codes.ts';
import { placeName } from '@daybreak/contract/place-name.ts';
import { isRemoteKey, jobPlaceKeys } from '../places/place-keys.ts';
import { areasOfJob, WORLDWIDE } from '../places/remote-territory.ts';
import { annualPay } from '../postings/annual-pay.ts';
import { namedLevels, numeralLevels } from '../titles/levels-of-title.ts';
import { postedTitle } from '../titles/posted-title.ts';
import { remember } from '../titles/remember.ts';
import type { Title } from '../titles/title.ts';
import type { MatchedJob } from './match-rule.ts';

/** The part of a profile that a job matched, in words or numbers. */
export interface MatchedBy {
  /** The saved title, as `shortenTitle` returns it. */
  readonly title: string;
  /** As `placeWordsOfKey` or `remoteWords` write it, or 'in' and a place. */
  readonly place: string;
  /** Thousands of US dollars a year; 0 for any. */
  readonly minPay: number;
}

/**
 * Returns a function that says what decided that a job matches: 'Matches Frontend Engineer, senior by its
 * text, remote in the USA, $170K or more'. The level is said if only the job's text has it, the pay if the
 * person asks for one. Pass `posted` if the job's title is parsed already.
 */
export function matchWords(job: MatchedJob, posted?: Title): (by: MatchedBy) => string {
  const level = levelWords(job, posted);
  return ({ title, place, minPay }) => {
    const isTitleNext = level === '' && place.startsWith('in ');
    const where = place === '' ? '' : `${isTitleNext ? ' ' : ', '}${place}`;
    return `Matches ${title}${level}${where}${payWords(job, minPay)}`;
  };
}

const list = new Intl.ListFormat('en', { type: 'disjunction' });

function levelWords(job: MatchedJob, posted: Title | undefined): string {
  const { levels = [] } = job;
  if (levels.length === 0) return '';
  const title = posted ?? postedTitle(job);
  if (namedLevels(title).length > 0 || isDeepStrictEqual(levels, numeralLevels(title))) return '';
  return `, ${list.format(levels.map((level) => levelNames[level].toLowerCase()))} by its text`;
}

function payWords({ payRanges = [] }: MatchedJob, minPay: number): string {
  if (minPay === 0) return '';
  return annualPay(payRanges) === 0 ? ', pay not stated' : `, $${minPay}K or more`;
}

/** Says where a job is that matched by a place key: 'in Austin, TX', 'in the USA' or 'remote in the USA'. */
export function placeWordsOfKey(job: MatchedJob, key: string): string {
  if (isRemoteKey(key)) return remoteWords(job);
  const place = job.locations.find((one) =>
    jobPlaceKeys({ locations: [one], isRemote: false }).includes(key),
  );
  if (place === undefined) return '';
  const [kind] = key.split(':');
  if (kind === 'country') return inPlace(nameCountry(place.country));
  return inPlace(placeName({ ...place, city: kind === 'city' ? place.city : '' }));
}

/** Says from where a job may be done: 'remote in the USA', or 'remote' if it doesn't say. */
export function remoteWords(job: MatchedJob): string {
  const areas = areasOfJob(job);
  const remote = job.isRemote ? 'remote' : 'anywhere';
  if (areas === null) return remote;
  if (areas.regions.includes(WORLDWIDE)) return `${remote} worldwide`;
  const areaNames = [...areas.regions, ...areas.countries.map(nameCountry), ...areas.states.map(placeName)];
  const names = areaNames.map(withArticle);
  const more = names.length - MAX_NAMES;
  const shown = more > 1 ? [...names.slice(0, MAX_NAMES), `${more} more places`] : names;
  return `${remote} in ${list.format(shown)}`;
}

const nameCountry = remember((country) => placeName({ city: '', state: '', country }));

/** Enough to tell where, in a line with more facts. */
const MAX_NAMES = 2;

/** 'in Austin, TX' or 'in the USA'. */
export const inPlace = (name: string): string => (name === '' ? '' : `in ${withArticle(name)}`);

const withArticle = (name: string): string => WITH_ARTICLE[name] ?? name;

const WITH_ARTICLE: Readonly<Record<string, string>> = {
  'United States': 'the USA',
  'United Kingdom': 'the UK',
  'United Arab Emirates': 'the UAE',
  Netherlands: 'the Netherlands',
  Philippines: 'the Philippines',
};
