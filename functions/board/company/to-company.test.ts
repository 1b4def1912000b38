import { describe, expect, test } from '@jest/globals';
import { newBoard } from '../../ingestion/registry/board-store.ts';
import type { Board } from '../../table/board.ts';
import { toCompany } from './to-company.ts';

const NOW = Date.parse('2026-06-01T15:00:00.000Z');
const HOUR = 3_600_000;
const ago = (hours: number) => new Date(NOW - hours * HOUR).toISOString();

const aBoard = (ats: string, slug: string, facts: Partial<Board> = {}): Board => ({
  ...newBoard({ ats, slug, company: 'Acme', favorite: false }, new Date(NOW)),
  readAt: ago(1),
  postings: 10,
  ...facts,
});
const industryOf = (industry: string) => ({ industry, postings: 5, mentions: {}, stated: {} });
const companyOf = (...boards: Board[]) =>
  toCompany(boards, ({ slug }) => (slug === 'acme-inc' ? 'Acme, Inc.' : 'ACME'), NOW);

describe('a company', () => {
  test('on several boards is one, named as on the largest, with the postings of all', () => {
    const company = companyOf(
      aBoard('lever', 'acme', { lastNewAt: ago(30), employer: industryOf('Fintech') }),
      aBoard('greenhouse', 'acme-inc', { postings: 30, lastNewAt: ago(50) }),
    );
    expect(company).toMatchObject({
      slug: 'acme',
      name: 'Acme, Inc.',
      industry: 'Fintech',
      openPostings: 40,
      careersPages: ['https://job-boards.greenhouse.io/acme-inc', 'https://jobs.lever.co/acme'],
      lastNewAt: ago(30),
    });
  });

  test('counts only boards that are still being read', () => {
    const newJobs = { since: ago(24 * 20), days: {} };
    const open = aBoard('lever', 'acme', { newJobs });
    const paused = aBoard('ashby', 'acme', { paused: true });
    const silent = aBoard('gem', 'acme', { readAt: ago(49) });
    expect(companyOf(open, paused, silent)).toMatchObject({ openPostings: 10, rhythm: { days: 19 } });
    expect(companyOf(paused, silent)).toMatchObject({ openPostings: null, rhythm: { days: 0 } });
    expect(companyOf(aBoard('lever', 'acme', { readAt: null }))).toMatchObject({ openPostings: null });
  });

  test('has the site that its postings link to, unless a board of several employers links to another one’s', () => {
    expect(companyOf(aBoard('lever', 'acme', { site: 'acme.com' }))).toMatchObject({ site: 'acme.com' });
    expect(companyOf(aBoard('lever', 'acme', { site: 'globex.com' }))).toMatchObject({ site: '' });
    expect(companyOf(aBoard('lever', 'acme'))).toMatchObject({ site: '' });
  });

  test('has an industry and a last new job only if they are known', () => {
    expect(companyOf(aBoard('lever', 'acme'))).toMatchObject({ industry: '', lastNewAt: null });
  });
});
