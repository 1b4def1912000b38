import { describe, expect, test } from '@jest/globals';
import * as z from 'zod';
import { aJob } from '../../table/fixtures/job.ts';
import type { JobDetail } from '../to-job-detail.ts';
import { toJobPosting } from './job-posting.ts';

/**
 * Google's required and recommended fields:
 * https://developers.google.com/search/docs/appearance/structured-data/job-posting
 */
const Place = z.strictObject({
  '@type': z.literal('Place'),
  address: z.strictObject({
    '@type': z.literal('PostalAddress'),
    addressLocality: z.string().min(1).optional(),
    addressRegion: z.string().min(1).optional(),
    addressCountry: z.string().length(2),
  }),
});
const Country = z.strictObject({ '@type': z.literal('Country'), name: z.string().length(2) });
const JobPosting = z
  .strictObject({
    '@context': z.literal('https://schema.org'),
    '@type': z.literal('JobPosting'),
    title: z.string().min(1),
    description: z.string().min(1),
    datePosted: z.iso.datetime(),
    employmentType: z.enum(['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'INTERN']),
    hiringOrganization: z.strictObject({ '@type': z.literal('Organization'), name: z.string().min(1) }),
    identifier: z.strictObject({
      '@type': z.literal('PropertyValue'),
      name: z.string().min(1),
      value: z.string().min(1),
    }),
    jobLocation: z.array(Place).min(1).optional(),
    jobLocationType: z.literal('TELECOMMUTE').optional(),
    applicantLocationRequirements: z.array(Country).min(1).optional(),
    baseSalary: z
      .strictObject({
        '@type': z.literal('MonetaryAmount'),
        currency: z.string().length(3),
        value: z.strictObject({
          '@type': z.literal('QuantitativeValue'),
          value: z.number().optional(),
          minValue: z.number().optional(),
          maxValue: z.number().optional(),
          unitText: z.enum(['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR']),
        }),
      })
      .optional(),
    industry: z.string().min(1).optional(),
    directApply: z.literal(false),
    url: z.url(),
  })
  .refine((job) => job.jobLocation !== undefined || job.applicantLocationRequirements !== undefined)
  .refine((job) => (job.jobLocationType === undefined) === (job.applicantLocationRequirements === undefined));

const given = (facts: Partial<JobDetail> = {}): JobDetail => ({
  ...aJob(),
  description: [{ kind: 'paragraph', text: 'Build the billing service.' }],
  isBaseline: false,
  alsoIn: [],
  applyUrls: [],
  ...facts,
});
const url = 'https://daybreak.example/jobs/one';
const postingOf = (facts?: Partial<JobDetail>) => JobPosting.parse(toJobPosting(given(facts), url));

const pay = { label: '', min: 168_000, max: 205_000, currency: 'USD', period: 'year' };

describe('a job as linked data', () => {
  test('has everything Google requires for an open job, and only what the employer stated', () => {
    const posting = postingOf();
    expect(posting.jobLocation?.[0]?.address).toMatchObject({
      addressLocality: 'Austin',
      addressCountry: 'US',
    });
    expect(posting.baseSalary).toBeUndefined();
    expect(posting.jobLocationType).toBeUndefined();
  });

  test('prefers the employer’s date to that of detection', () => {
    const employerDate = '2026-05-20T08:00:00.000Z';
    expect(postingOf({ employerDate }).datePosted).toBe(employerDate);
    expect(postingOf().datePosted).toBe('2026-06-01T12:00:00.000Z');
  });

  test('says where applicants for a remote job may live, and its offices', () => {
    const locations = [
      { city: '', state: '', country: 'US' },
      { city: 'Berlin', state: 'Berlin', country: 'DE' },
    ];
    const posting = postingOf({ isRemote: true, locations });
    expect(posting.jobLocationType).toBe('TELECOMMUTE');
    expect(posting.applicantLocationRequirements?.map(({ name }) => name)).toEqual(['US', 'DE']);
    expect(posting.jobLocation).toHaveLength(1);
  });

  test('has pay only for one range with a currency and a period', () => {
    expect(postingOf({ payRanges: [pay] }).baseSalary?.value).toEqual({
      '@type': 'QuantitativeValue',
      minValue: 168_000,
      maxValue: 205_000,
      unitText: 'YEAR',
    });
    expect(postingOf({ payRanges: [{ ...pay, max: null }] }).baseSalary?.value.value).toBe(168_000);
    expect(postingOf({ payRanges: [{ ...pay, period: '' }] }).baseSalary).toBeUndefined();
    expect(postingOf({ payRanges: [{ ...pay, currency: '' }] }).baseSalary).toBeUndefined();
    expect(postingOf({ payRanges: [pay, { ...pay, label: 'Zone B' }] }).baseSalary).toBeUndefined();
  });

  test('renders the description from plain text, so that no markup of the posting gets in', () => {
    const { description } = postingOf({
      description: [
        { kind: 'heading', text: 'You' },
        { kind: 'item', text: 'A & B' },
        { kind: 'item', text: '<img src=x onerror=alert(1)>' },
      ],
    });
    expect(description).toBe(
      '<p><b>You</b></p><ul><li>A &amp; B</li><li>&lt;img src=x onerror=alert(1)&gt;</li></ul>',
    );
  });

  test.each([
    ['has closed', { closedAt: '2026-06-02T12:00:00.000Z' }],
    ['no longer has a description', { description: [] }],
    ['names no country', { locations: [{ city: 'Springfield', state: '', country: '' }] }],
    ['is remote and names no country', { isRemote: true, locations: [] }],
  ])('is absent for a job that %s', (_, facts) => {
    expect(toJobPosting(given(facts), url)).toBeNull();
  });
});
