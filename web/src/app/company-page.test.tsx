import { describe, expect, test } from '@jest/globals';
import type { Company, CompanyJobPage } from '../features/company-page/api/company.ts';
import { givenJob } from '../features/listing/testing/given-job.ts';
import { renderCompany } from './render-page.tsx';

const company = (facts: Partial<Company> = {}): Company => ({
  slug: 'larkspur-systems',
  name: 'Larkspur Systems',
  industry: 'Fintech',
  openPostings: 312,
  site: '',
  careersPages: ['https://jobs.lever.co/larkspur'],
  lastNewAt: '2026-03-07T15:00:00.000Z',
  rhythm: { days: 28, weekdays: [2.5, 4, 3, 1, 0, 0, 0] },
  sizes: [],
  ...facts,
});
const jobs = (...items: CompanyJobPage['items']): CompanyJobPage => ({
  items,
  total: items.length,
  totalToday: items.length,
  nextToken: null,
  asOf: '2026-03-10T15:00:00.000Z',
});

const shell = '<head><!--head--></head><div id="root"><!--body--></div><!--data-->';
const pageOf = (facts?: Partial<Company>, page = jobs(givenJob())) =>
  renderCompany(shell, company(facts), page, 'https://daybreak.example', { '@type': 'CollectionPage' });
const words = (html: string) =>
  html
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]+>/g, '|')
    .replace(/\|+/g, '|');

describe('the page of a company', () => {
  test('is complete without scripts, as of the moment it was rendered', async () => {
    const html = await pageOf();
    const text = words(html);
    expect(text).toContain('|Larkspur Systems|Fintech|312 open postings|Follow|Careers page|');
    expect(text).toContain('|New today and yesterday|1 job, 1 today|');
    expect(text).toContain('|Senior Backend Engineer, Payments|');
    expect(text).toContain('|Live Today · Seen 12 minutes ago|');
    expect(text).toContain('|Mon|2.5|Tue|4|Wed|3|Thu|1|Fri|0|Sat|0|Sun|0|');
    expect(text).toContain('|New jobs on an average day, over the last 28 days (UTC).|');
    expect(html).toContain('href="https://jobs.lever.co/larkspur" target="_blank" rel="noopener"');
  });

  test('has its own head and linked data', async () => {
    const html = await pageOf();
    expect(html).toContain('<title>New jobs at Larkspur Systems · Daybreak</title>');
    expect(html).toContain('href="https://daybreak.example/companies/larkspur-systems"');
    expect(html).toContain('<script type="application/ld+json">{"@type":"CollectionPage"}</script>');
  });

  test('says for how long new jobs were counted, until a week is known', async () => {
    expect(words(await pageOf({ rhythm: { days: 1, weekdays: [] } }))).toContain(
      'counted its new jobs for 1 day. After a week, its busiest days show here.',
    );
    expect(words(await pageOf({ rhythm: { days: 0, weekdays: [] } }))).toContain('only started to count');
  });

  test('without a new job says when the last one came, and leads to the board', async () => {
    const text = words(await pageOf({}, jobs()));
    expect(text).toContain('|No new jobs since yesterday|');
    expect(text).toContain('312 open postings on its careers page. Its last new posting came 3 days ago.');
    expect(text).toContain('|Browse all new jobs|');
  });

  test('of a board that is no longer read says so, without numbers', async () => {
    const text = words(await pageOf({ openPostings: null }, jobs()));
    expect(text).toContain('|Its job board has closed or moved|');
    expect(text).not.toContain('When it posts');
    expect(text).not.toContain('open posting');
  });

  test('links to its own site, and says how its board grew or shrank once there are two days', async () => {
    const day = (date: string, postings: number) => ({ date, postings });
    const grown = [day('2026-01-03', 288), day('2026-01-05', 1_312)];
    const html = await pageOf({ site: 'larkspur.example', sizes: grown });
    expect(html).toContain('href="https://larkspur.example" target="_blank" rel="noopener"');
    expect(words(html)).toContain('|Open postings|1,312, 1,024 more than on Jan 3, 2026.|');
    expect(html).toContain('points="0,37.46341463414634 2,0"');
    const text = async (...sizes: Company['sizes']) => words(await pageOf({ sizes }));
    expect(await text(day('2026-01-03', 9), day('2026-01-05', 8))).toContain(
      '8, 1 fewer than on Jan 3, 2026.',
    );
    expect(await text(day('2026-01-03', 9), day('2026-01-04', 9))).toContain('9, as many as on Jan 3, 2026.');
    expect(await text(day('2026-01-03', 9))).not.toContain('Open postings');
  });

  test('lists further boards, and runs nothing from them', async () => {
    const careersPages = ['javascript:alert(1)', 'https://one.example', 'https://two.example/jobs'];
    const html = await pageOf({ slug: 'script-img-src-x', name: '</script><img src=x>', careersPages });
    expect(html).not.toContain('<img src=x>');
    expect(html).not.toContain('href="javascript:');
    expect(words(html)).toContain('|Other job boards|two.example/jobs|');
  });

  test('contains only the public fields of its jobs', async () => {
    const stored = { ...givenJob(), vacancy: 'secret-key' };
    expect(await pageOf({}, jobs(stored))).not.toContain('secret-key');
  });
});
