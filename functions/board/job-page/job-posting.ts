import { encode } from 'entities';
import type { Block } from '../../postings/parse-description.ts';
import type { JobType } from '../../table/codes.ts';
import type { Place } from '../../table/user.ts';
import type { JobDetail } from '../to-job-detail.ts';

/** https://developers.google.com/search/docs/appearance/structured-data/job-posting#employment-type */
const EMPLOYMENT: Record<JobType, string> = {
  Fu: 'FULL_TIME',
  Pa: 'PART_TIME',
  Co: 'CONTRACTOR',
  In: 'INTERN',
};

const PERIODS = ['hour', 'day', 'week', 'month', 'year'];

/**
 * Returns a job as schema.org's JobPosting with only what the employer states, by Google's rules
 * (https://developers.google.com/search/docs/appearance/structured-data/job-posting). Returns null for a closed job,
 * whose markup Google wants removed, and for one without the required description or place (or country, if remote).
 */
export function toJobPosting(job: JobDetail, url: string): object | null {
  if (job.closedAt !== null || job.description.length === 0) return null;
  const location = locationOf(job);
  if (location === null) return null;
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.jobTitle,
    description: htmlOf(job.description),
    datePosted: job.employerDate ?? job.jobDetected,
    employmentType: EMPLOYMENT[job.jobType],
    hiringOrganization: { '@type': 'Organization', name: job.fullCompanyName },
    identifier: { '@type': 'PropertyValue', name: job.fullCompanyName, value: job.jobID },
    ...location,
    ...payOf(job),
    ...(job.industry === '' ? {} : { industry: job.industry }),
    directApply: false,
    url,
  };
}

/** Blocks are plain text, so the only markup in this HTML is ours. */
function htmlOf(blocks: readonly Block[]): string {
  return blocks
    .map(({ kind, text }) => {
      if (kind === 'heading') return `<p><b>${encode(text)}</b></p>`;
      return kind === 'item' ? `<ul><li>${encode(text)}</li></ul>` : `<p>${encode(text)}</p>`;
    })
    .join('')
    .replaceAll('</ul><ul>', '');
}

/** A workplace must name its country; a remote job also states, or only states, where applicants may live. */
function locationOf({ locations, isRemote }: JobDetail): object | null {
  const countries = [...new Set(locations.map(({ country }) => country).filter((code) => code !== ''))];
  const remote = isRemote
    ? {
        jobLocationType: 'TELECOMMUTE',
        applicantLocationRequirements: countries.map((name) => ({ '@type': 'Country', name })),
      }
    : {};
  const places = locations.filter(({ city, state, country }) => country !== '' && city + state !== '');
  const named = places.length > 0 || isRemote ? places : locations.filter(({ country }) => country !== '');
  if (isRemote ? countries.length === 0 : named.length === 0) return null;
  return { ...remote, ...(named.length === 0 ? {} : { jobLocation: named.map(placeOf) }) };
}

const placeOf = ({ city, state, country }: Place) => ({
  '@type': 'Place',
  address: {
    '@type': 'PostalAddress',
    ...(city === '' ? {} : { addressLocality: city }),
    ...(state === '' ? {} : { addressRegion: state }),
    addressCountry: country,
  },
});

/** The pay, if it is one range with a currency and a period: ranges for several zones aren't one base salary. */
function payOf({ payRanges }: JobDetail): object {
  const [range] = payRanges;
  if (range === undefined || payRanges.length > 1) return {};
  const { min, max, currency, period } = range;
  if (!PERIODS.includes(period) || !/^[A-Z]{3}$/.test(currency) || (min === null && max === null)) return {};
  const amount =
    min === null || max === null || min === max ? { value: min ?? max } : { minValue: min, maxValue: max };
  return {
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency,
      value: { '@type': 'QuantitativeValue', ...amount, unitText: period.toUpperCase() },
    },
  };
}
