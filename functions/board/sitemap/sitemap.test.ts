import { describe, expect, test } from '@jest/globals';
import { parseDocument } from 'htmlparser2';
import { applyEntries, companyPaths, MAX_ADDRESSES, type OpenJobs, renderSitemap } from './sitemap.ts';

const at = (hour: string) => `2026-06-01T${hour}:00:00.000Z`;
const entry = (jobId: string, hour: string) => ({ written: at(hour), jobId });
const closing = (jobId: string, hour: string) => ({ ...entry(jobId, hour), closed: true as const });

const origin = 'https://daybreak.example';
const filesOf = (jobs: OpenJobs, companies: readonly string[] = []) => {
  const files = renderSitemap(origin, { pages: ['/', '/pricing'], companies, jobs });
  return new Map(files.map(({ key, body }) => [key, body]));
};
const addresses = (xml: string | undefined) =>
  [...(xml ?? '').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc);

describe('the sitemap', () => {
  test('lists the public pages and the open jobs, newest first', () => {
    const jobs: OpenJobs = new Map();
    applyEntries(jobs, [
      entry('old', '08'),
      entry('closed', '09'),
      entry('new', '10'),
      closing('closed', '11'),
    ]);
    const files = filesOf(jobs);
    expect(addresses(files.get('sitemaps/index.xml'))).toEqual([
      `${origin}/sitemaps/pages.xml`,
      `${origin}/sitemaps/jobs-1.xml`,
    ]);
    expect(addresses(files.get('sitemaps/pages.xml'))).toEqual([`${origin}/`, `${origin}/pricing`]);
    expect(addresses(files.get('sitemaps/jobs-1.xml'))).toEqual([`${origin}/jobs/new`, `${origin}/jobs/old`]);
    expect(files.get('sitemaps/jobs-1.xml')).toContain(`<lastmod>${at('10')}</lastmod>`);
  });

  test('lists a job that was reopened', () => {
    const jobs: OpenJobs = new Map();
    applyEntries(jobs, [entry('job', '08'), closing('job', '09')]);
    applyEntries(jobs, [entry('job', '10')]);
    expect(addresses(filesOf(jobs).get('sitemaps/jobs-1.xml'))).toEqual([`${origin}/jobs/job`]);
  });

  test('escapes board names', () => {
    const jobs: OpenJobs = new Map([['lever-a&b <c>/d', at('08')]]);
    const xml = filesOf(jobs).get('sitemaps/jobs-1.xml') ?? '';
    expect(addresses(xml)).toEqual([`${origin}/jobs/lever-a%26b%20%3Cc%3E%2Fd`]);
    expect(() => parseDocument(xml, { xmlMode: true })).not.toThrow();
  });

  test('is split at the maximum of a file, with every job in exactly one part', () => {
    const jobs: OpenJobs = new Map(
      Array.from({ length: 2 * MAX_ADDRESSES + 1 }, (_, n) => [`job-${n}`, at('08')]),
    );
    const files = filesOf(jobs);
    const parts = ['jobs-1', 'jobs-2', 'jobs-3'].map((name) => addresses(files.get(`sitemaps/${name}.xml`)));
    expect(parts.map(({ length }) => length)).toEqual([MAX_ADDRESSES, MAX_ADDRESSES, 1]);
    expect(new Set(parts.flat()).size).toBe(2 * MAX_ADDRESSES + 1);
  });

  test('lists each company whose boards are read once', () => {
    const boards = [
      { filedUnder: ['larkspur systems', 'acme'], paused: false, trust: 'trusted' as const },
      { filedUnder: ['acme'], paused: false, trust: 'trusted' as const },
      { filedUnder: ['globex'], paused: true, trust: 'trusted' as const },
    ];
    const files = filesOf(new Map(), companyPaths(boards));
    expect(addresses(files.get('sitemaps/index.xml'))).toContain(`${origin}/sitemaps/companies-1.xml`);
    expect(addresses(files.get('sitemaps/companies-1.xml'))).toEqual([
      `${origin}/companies/acme`,
      `${origin}/companies/larkspur-systems`,
    ]);
  });

  test('has no job file without jobs', () => {
    expect([...filesOf(new Map()).keys()]).toEqual(['sitemaps/pages.xml', 'sitemaps/index.xml']);
  });
});
