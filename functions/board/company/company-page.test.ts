import type { Company } from '@daybreak/contract/types.ts';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { Fault } from '../../platform/fault.ts';
import { aJob } from '../../table/fixtures/job.ts';
import type { Job } from '../../table/job.ts';
import { type CompanyPages, serveCompanyPage } from './company-page.ts';

const origin = 'https://daybreak.example';
const acme: Company = {
  slug: 'acme',
  name: 'Acme, Inc.',
  industry: 'Fintech',
  openPostings: 12,
  site: '',
  careersPages: ['https://jobs.lever.co/acme'],
  lastNewAt: null,
  rhythm: { days: 0, weekdays: [] },
  sizes: [],
};

let company: Company | undefined;
let jobs: readonly Job[];
let linked: object | undefined;
beforeEach(() => {
  company = acme;
  jobs = [aJob({ jobID: 'lever-a/b-1' })];
});

const pages: CompanyPages = {
  shell: 'shell',
  notFound: 'nothing here',
  renderCompany: async (shell, { name }, { items }, site, data) => {
    linked = data;
    return `${shell} of ${name} with ${items.length} on ${site}`;
  },
};
const get = (slug: string) =>
  serveCompanyPage(
    { pathParameters: { slug } },
    {
      origin,
      loadPages: async () => pages,
      readCompany: async () => {
        if (company === undefined) throw new Fault('NotFound', 'Unknown.');
        return company;
      },
      readJobs: async () => ({ items: jobs }),
    },
  );

describe('the page of a company', () => {
  test('is the filled shell, cached for a minute, and lists its new jobs as linked data', async () => {
    expect(await get('acme')).toEqual({
      statusCode: 200,
      headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, max-age=60' },
      body: `shell of Acme, Inc. with 1 on ${origin}`,
    });
    expect(linked).toEqual({
      '@context': 'https://schema.org',
      '@type': 'CollectionPage',
      name: 'New jobs at Acme, Inc.',
      url: `${origin}/companies/acme`,
      about: { '@type': 'Organization', name: 'Acme, Inc.' },
      mainEntity: {
        '@type': 'ItemList',
        itemListElement: [
          {
            '@type': 'ListItem',
            position: 1,
            name: 'Backend Engineer',
            url: `${origin}/jobs/lever-a%2Fb-1`,
          },
        ],
      },
    });
  });

  test('has one address: other spellings redirect to it', async () => {
    expect(await get('ACME-Inc')).toMatchObject({
      statusCode: 301,
      headers: { location: '/companies/acme' },
    });
  });

  test('ROUTE-01 is the 404 page, with status 404, for an unknown company', async () => {
    company = undefined;
    expect(await get('initech')).toMatchObject({ statusCode: 404, body: 'nothing here' });
  });

  test('is still served when its boards are no longer read, but not listed by search engines without a job', async () => {
    company = { ...acme, openPostings: null };
    expect((await get('acme')).headers).not.toHaveProperty('x-robots-tag');
    jobs = [];
    expect(await get('acme')).toMatchObject({ statusCode: 200, headers: { 'x-robots-tag': 'noindex' } });
  });
});
