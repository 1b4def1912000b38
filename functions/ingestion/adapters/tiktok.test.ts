import { describe, expect, test } from '@jest/globals';
import { freezeDate } from '../../platform/fixtures/freeze-date.ts';
import type { Posting } from '../../postings/posting.ts';
import { adapterOf } from './adapters.ts';
import { factsOf, placeText } from './fixtures/odd-postings.ts';
import { aTikTokBoard, aTikTokJob, aTikTokPage, recordedPages } from './fixtures/tiktok-board.ts';
import { tiktok } from './tiktok.ts';

// Later than the recordings, because future times are dropped.
freezeDate(new Date('2026-10-01T12:00:00.000Z'));

const numbers = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);
const page = (count: number | undefined, ids: readonly number[]) =>
  aTikTokPage(
    count,
    ids.map((id) => aTikTokJob(id)),
  );
const one = (facts: Record<string, unknown>): Posting | undefined =>
  tiktok.parse('tiktok', [aTikTokPage(1, [aTikTokJob(8, facts)])]).postings[0];
const after = (pages: unknown[]) => tiktok.nextPage?.('tiktok', pages)?.json;

describe('the board of TikTok', () => {
  test('ING-01 as recorded is parsed into postings', () => {
    const { postings, unreadable } = adapterOf('tiktok').parse('tiktok', recordedPages());
    expect(unreadable).toEqual([]);
    expect(postings[0]).toEqual({
      ats: 'tiktok',
      board: 'tiktok',
      id: '7605166042878068997',
      title: 'Backend Software Engineer Graduate (Kettles) - 2027 Start (BS/MS)',
      company: 'TikTok',
      url: 'https://lifeattiktok.com/search/7605166042878068997',
      html:
        '<p>About the team</p><p>We build kettles.</p><h3>Responsibilities</h3>' +
        '<li>Build the billing service of our kettles in Go</li><li>Run it for a million kettles a day</li>' +
        '<h3>Minimum Qualifications:</h3><li>A degree in Computer Science</li>',
      locations: ['San Jose, California, United States of America'],
      departments: ['R&D', 'Backend'],
      pay: [],
      employmentType: 'Regular',
    });
    expect(
      postings
        .map((posting) => factsOf(posting))
        .map(({ places, jobType }) => [places.map(placeText), jobType]),
    ).toEqual([
      [['San Jose, CA, US'], 'Fu'],
      [['Singapore, , SG'], 'In'],
    ]);
    expect(factsOf(postings[0]).summary).toContain('Build the billing service of our kettles in Go');
  });

  test('ING-01 is posted for page by page, with the header that names the site', () => {
    expect(tiktok.firstPage('tiktok')).toMatchObject({
      path: '/api/v1/public/supplier/search/job/posts',
      headers: { 'website-path': 'tiktok' },
      json: { keyword: '', limit: 100, offset: 0 },
    });
    expect(after([page(150, numbers(0, 100))])).toMatchObject({ offset: 100 });
    expect(after([page(150, numbers(0, 100)), page(150, numbers(100, 150))])).toBeUndefined();
    expect(after([page(999, [1, 2]), page(999, [1, 2])])).toBeUndefined();
    expect(after([{ code: -1 }])).toBeUndefined();
  });

  test('ING-01 has each job once, and is partial if too many are missing', () => {
    const reading = tiktok.parse('tiktok', aTikTokBoard());
    expect(reading.postings.map(({ id }) => id)).toEqual(['1', '2', '3', '4', '5']);
    expect(reading).not.toHaveProperty('partial');
    expect(tiktok.parse('tiktok', [page(100, numbers(0, 90))]).partial).toMatch(/90 postings/);
  });

  test.each([[{}], [{ code: -1, data: null }], [{ data: { job_post_list: null } }], [[]]])(
    'ING-03 is rejected if the answer is %j',
    (answer) => {
      const { decode } = tiktok.firstPage('tiktok');
      expect(() => decode?.(JSON.stringify(answer))).toThrow('The answer is not a page of TikTok jobs');
      expect(() => tiktok.parse('tiktok', [answer])).toThrow('The answer is not a page of TikTok jobs');
    },
  );

  test('ING-03 is the only board of this system', () => {
    expect(['tiktok', 'tiktok2', ''].map((slug) => tiktok.slug.test(slug))).toEqual([true, false, false]);
  });
});

describe('a TikTok job', () => {
  test.each([
    [{ en_name: 'Dublin', parent: { en_name: 'Ireland' } }, ['Dublin, Leinster, IE']],
    [
      { en_name: 'Singapore', parent: { en_name: 'Singapore', parent: { en_name: 'Singapore' } } },
      ['Singapore, , SG'],
    ],
    [null, []],
    [{ parent: 7 }, []],
  ])('ING-02 in the town %j is in %j', (city_info, places) => {
    expect(factsOf(one({ city_info })).places.map(placeText)).toEqual(places);
  });

  test('escapes its plain text', () => {
    expect(one({ description: '<b>R&D</b>\n', requirement: null })?.html).toBe(
      '<p>&lt;b&gt;R&amp;D&lt;/b&gt;</p>',
    );
  });

  test('ING-02 has the pay of its text', () => {
    const description =
      'Job Information\nThe base salary range for this position is $136,800 - $359,720 annually.';
    expect(factsOf(one({ description })).payRanges).toMatchObject([
      { min: 136_800, max: 359_720, currency: 'USD', period: 'year' },
    ]);
  });
});
