import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import type { JobDetail } from '../features/job-page/api/get-job.ts';
import { groupBlocks } from '../features/job-page/components/description.tsx';
import { renderJob } from './render-page.tsx';

const austin = { city: 'Austin', state: 'TX', country: 'US' };
const berlin = { city: 'Berlin', state: 'Berlin', country: 'DE' };
const lagos = { city: 'Lagos', state: '', country: 'NG' };

const given = (facts: Partial<JobDetail> = {}): JobDetail => ({
  jobID: 'lever-a/b c&d-1',
  isBaseline: false,
  jobTitle: 'Backend Engineer',
  fullCompanyName: 'Larkspur',
  jobType: 'Fu',
  jobLocation: 'Austin, TX',
  jobUrl: 'https://boards.example/1',
  summary: ['Own the ledger'],
  industry: 'Fintech',
  compensation: '$168,000 per annum',
  payRanges: [],
  isRemote: true,
  workplace: 'remote',
  role: 'De',
  seniority: 'mid',
  levels: [],
  experience: null,
  skills: null,
  requirements: [],
  territory: null,
  specializations: [],
  locations: [austin],
  jobDetected: '2026-06-01T12:00:00.000Z',
  employerDate: null,
  jobEdited: null,
  reposts: null,
  closedAt: null,
  description: [{ kind: 'paragraph', text: 'We keep books.' }],
  alsoIn: [],
  applyUrls: [{ place: austin, url: 'https://boards.example/1' }],
  ...facts,
});

const shell = '<head><!--head--></head><div id="root"><!--body--></div><!--data-->';
const pageOf = (facts?: Partial<JobDetail>, data: object | null = null) =>
  renderJob(shell, given(facts), 'https://daybreak.example', data);
const words = (html: string) =>
  html
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]+>/g, '|')
    .replace(/\|+/g, '|');

describe('the job page', () => {
  test('HOME-11 HOME-12 HOME-14 is complete without scripts', async () => {
    const html = await pageOf();
    expect(words(html)).toContain('|Backend Engineer|Larkspur|Austin, TX|Remote|Full-Time|Fintech|$168,000|');
    expect(words(html)).toContain('|Own the ledger|');
    expect(words(html)).toContain('|We keep books.|');
    expect(html).toContain('href="https://boards.example/1" target="_blank" rel="noopener"');
    expect(words(html)).toContain('|Apply at Larkspur|(opens in a new tab)|');
    expect(html).toContain('href="/?FR=De"');
    expect(html).toContain('href="/onboarding?jobTitle=Backend+Engineer"');
  });

  test('says what a job asks for, each with the sentence it was read from', async () => {
    const evidence = 'An active Secret clearance is required.';
    const html = await pageOf({
      levels: ['senior', 'staff'],
      experience: { min: 8, max: null, evidence: '8+ years of Go' },
      requirements: [{ kind: 'clearance', value: '', evidence }],
      territory: { countries: ['US'], states: [], regions: ['EMEA'], source: 'field', evidence: '' },
    });
    expect(words(html)).toContain(
      '|What it asks for|Senior, Staff or principal|8+ years of experience|8+ years of Go|Remote in EMEA or the United States|' +
        `Security clearance|${evidence}|`,
    );
    expect(words(await pageOf())).not.toContain('|What it asks for|');
    const repeated = await pageOf({ seniority: 'senior', levels: ['senior'] });
    expect(words(repeated)).not.toContain('|What it asks for|');
    expect(words(await pageOf({ levels: null, requirements: null }))).not.toContain('|What it asks for|');
  });

  test('ING-05 shows the employer’s date of a job that its board had before we read it', async () => {
    const old = { isBaseline: true, employerDate: '2025-11-03T09:00:00.000Z' };
    expect(words(await pageOf(old))).toContain('|Posted |Nov 3, 2025|');
    expect(words(await pageOf(old))).not.toContain('|Seen ');
  });

  test('HOME-11 names level, workplace, pay and the employer’s date before its buttons', async () => {
    const html = words(
      await pageOf({ seniority: 'senior', workplace: 'hybrid', employerDate: '2026-05-28T09:00:00.000Z' }),
    );
    expect(html).toContain(
      '|Posted by the employer on |May 28, 2026|Backend Engineer|Larkspur|Senior|Austin, TX|Hybrid|',
    );
    expect(html.indexOf('$168,000')).toBeLessThan(html.indexOf('|Save|'));
  });

  test('shows no summary that repeats the description', async () => {
    const text = 'Own the ledger of every bank, and keep it balanced.';
    const summary = ['Own the ledger of every bank…'];
    const html = await pageOf({ summary, description: [{ kind: 'item', text }] });
    expect(words(html)).not.toContain('|Summary|');
    expect(words(html)).toContain(`|${text}|`);
  });

  test('contains only the job’s public fields', async () => {
    const stored = { ...given(), expiresAt: 1_767_225_600 };
    expect(await renderJob(shell, stored, 'https://daybreak.example', null)).not.toContain('expiresAt');
  });

  test('has its own head, with an encoded address', async () => {
    const html = await pageOf();
    expect(html).toContain('<title>Backend Engineer at Larkspur · Daybreak</title>');
    expect(html).toContain('href="https://daybreak.example/jobs/lever-a%2Fb%20c%26d-1"');
  });

  test('shared by link shows its own picture, with its size and in words', async () => {
    const html = await pageOf();
    expect(html).toMatch(
      /og:image" content="https:\/\/daybreak\.example\/share\/lever-a%2Fb%20c%26d-1\/\w+\.png"/,
    );
    expect(html).toContain('og:image:width" content="1200"');
    expect(html).toContain('og:image:height" content="630"');
    expect(html).toContain('twitter:card" content="summary_large_image"');
    expect(html).toContain(
      'og:image:alt" content="Backend Engineer at Larkspur. Austin, TX · Remote. $168,000. Seen Jun 1, 2026. Daybreak"',
    );
  });

  test.each(['En', 'Pr', 'De', 'Ma', 'Op'] as const)(
    'shared by link shows the picture of its role once it has closed: %s',
    async (role) => {
      const closed = await pageOf({ role, closedAt: '2026-06-03T09:00:00.000Z' });
      const [, picture = ''] = /og:image" content="https:\/\/daybreak\.example\/([^"]+)"/.exec(closed) ?? [];
      const bytes = readFileSync(join(import.meta.dirname, '../../public', picture));
      // A PNG's width and height.
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
      expect(picture).toContain(role.toLowerCase());
    },
  );

  test('says how often it was posted', async () => {
    const reposts = { times: 4, since: '2026-01-10T12:00:00.000Z' };
    expect(words(await pageOf({ reposts, isBaseline: true }))).toMatch(/\|Posted 4 times since January/);
    expect(words(await pageOf())).not.toMatch(/Posted \d+ times/);
  });

  test('says when the job was closed and has no apply link', async () => {
    const html = await pageOf({ closedAt: '2026-06-03T09:00:00.000Z' });
    expect(words(html)).toContain('This job has closed. The employer took it down on |Jun 3, 2026|.');
    expect(html).not.toContain('Apply at');
  });

  test('lists other locations with their own postings', async () => {
    const several = await pageOf({
      locations: [austin, berlin, lagos],
      applyUrls: [
        { place: austin, url: 'https://boards.example/1' },
        { place: berlin, url: 'https://boards.example/2' },
        { place: lagos, url: 'https://boards.example/3' },
      ],
    });
    expect(words(several)).toContain('|Also in 2 other locations|');
    expect(several).toContain('href="https://boards.example/3"');
    const one = await pageOf({
      applyUrls: [austin, berlin].map((place) => ({ place, url: 'https://boards.example/1' })),
    });
    expect(words(one)).toContain('|Also in 1 other location|Berlin, Germany|');
  });

  test('runs no script from a posting', async () => {
    const evil = '</script><img src=x onerror=alert(1)><!--';
    const html = await pageOf(
      { jobTitle: evil, description: [{ kind: 'item', text: evil }], jobUrl: 'javascript:alert(1)' },
      { title: evil },
    );
    expect(html).not.toContain('<img');
    expect(html).not.toContain('href="javascript:');
    expect(html.match(/<\/script>/g)).toHaveLength(2);
    expect(html).toContain('{"title":"\\u003c/script>');
  });
});

test('adjacent items form one list', () => {
  const item = (text: string) => ({ kind: 'item' as const, text });
  const heading = { kind: 'heading' as const, text: 'You' };
  expect(groupBlocks([heading, item('a'), item('b'), { kind: 'paragraph', text: 'c' }, item('d')])).toEqual([
    heading,
    { kind: 'list', items: ['a', 'b'] },
    { kind: 'paragraph', text: 'c' },
    { kind: 'list', items: ['d'] },
  ]);
});
