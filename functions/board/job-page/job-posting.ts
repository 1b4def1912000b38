import { encode } from 'entities';
import type { Block } from '../../postings/description.ts';
import type { JobType } from '../../table/codes.ts';
import type { Place } from '../../table/user.ts';
import type { JobDetail } from '../job-detail.ts';

/** https://developers.google.com/search/docs/appearance/structured-data/job-posting#employment-type */
const EMPLOYMENT: Record<JobType, string> = {
  Fu: 'FULL_TIME',
  Pa: 'PART_TIME',
  Co: 'CONTRACTOR',
  In: 'INTERN',
};

const PERIODS = ['hour', 'day', 'week', 'month', 'year'];

/**
 * A job as schema.org's JobPosting, by Google's rules for it
 * (https://developers.google.com/search/docs/appearance/structured-data/job-posting): only what the employer states.
 * Null for a closed job, whose markup Google asks to remove, for one without a description, and for one that names
 * neither a place nor, being remote, a country: those are required.
 */
export function jobPosting(job: JobDetail, url: string): object | null {
  if (job.closedAt !== null || job.description.length === 0) return null;
  const whereabouts = whereOf(job);
  if (whereabouts === null) return null;
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.jobTitle,
    description: htmlOf(job.description),
    datePosted: job.employerDate ?? job.jobDetected,
    employmentType: EMPLOYMENT[job.jobType],
    hiringOrganization: { '@type': 'Organization', name: job.fullCompanyName },
    identifier: { '@type': 'PropertyValue', name: job.fullCompanyName, value: job.jobID },
    ...whereabouts,
    ...payOf(job),
    ...(job.industry === '' ? {} : { industry: job.industry }),
    directApply: false,
    url,
  };
}

/** Blocks are plain text: made HTML again they hold no markup but their own. */
function htmlOf(blocks: readonly Block[]): string {
  return blocks
    .map(({ kind, text }) => {
      if (kind === 'heading') return `<p><b>${encode(text)}</b></p>`;
      return kind === 'item' ? `<ul><li>${encode(text)}</li></ul>` : `<p>${encode(text)}</p>`;
    })
    .join('')
    .replaceAll('</ul><ul>', '');
}

/** A place of work must name its country; a remote job states where applicants may live instead, or as well. */
function whereOf({ locations, isRemote }: JobDetail): object | null {
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

/** The pay where one range with currency and period is stated; ranges of several zones are not one base salary. */
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
