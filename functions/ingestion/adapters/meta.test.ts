import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { freezeDate } from '../../platform/fixtures/freeze-date.ts';
import { recordedText } from '../../test-data/test-data.ts';
import { adapterOf } from './adapters.ts';
import { aMetaBoard, aMetaSitemap, decodeSitemap, recordedPages } from './fixtures/meta-board.ts';
import { factsOf, placeText } from './fixtures/odd-postings.ts';
import { meta } from './meta.ts';

// Later than the recordings, because future times are dropped.
freezeDate(new Date('2026-10-01T12:00:00.000Z'));

const idsIn = (...pages: unknown[]) => meta.parse('meta', pages).postings.map(({ id }) => id);

describe('the board of Meta', () => {
  test('ING-01 is its sitemap, from which only jobs count, each once', () => {
    expect(meta.firstPage('meta').path).toBe('/jobs/sitemap.xml');
    expect(adapterOf('meta').parse('meta', recordedPages())).toMatchObject({
      unreadable: [],
      postings: [
        {
          id: '1065958456320572',
          company: 'Meta',
          url: 'https://www.metacareers.com/profile/job_details/1065958456320572/',
        },
        { id: '4043567932553615' },
      ],
    });
    expect(idsIn(...aMetaBoard())).toEqual(['1', '2', '3', '4', '5']);
    const others = [
      'https://www.metacareers.com/jobs/7/',
      'https://www.metacareers.com/profile/job_details/8?a=b',
    ];
    expect(idsIn(decodeSitemap(aMetaSitemap(...others)))).toEqual(['7', '8']);
  });

  test.each(['', '<html></html>', '<urlset>', '<urlset/>', '{}'])(
    'ING-03 is rejected if it is %j',
    (text) => {
      expect(() => decodeSitemap(text)).toThrow("The answer is not the sitemap of Meta's jobs.");
    },
  );

  test.each([null, [], {}, { jobs: 1 }])('ING-03 is rejected if it is decoded as %j', (page) => {
    expect(() => meta.parse('meta', [page])).toThrow("The answer is not the sitemap of Meta's jobs.");
  });

  test('ING-03 is rejected, or parsed, wherever it is cut or changed', () => {
    const sitemap = recordedText('meta.xml');
    const change = fc.record({ at: fc.nat(600), cut: fc.nat(40), text: fc.string({ maxLength: 10 }) });
    fc.assert(
      fc.property(change, ({ at, cut, text }) => {
        try {
          idsIn(decodeSitemap(sitemap.slice(0, at) + text + sitemap.slice(at + cut)));
        } catch (error) {
          expect(error).toHaveProperty('message', expect.stringMatching(/^The answer/));
        }
      }),
      { numRuns: 200 },
    );
  });

  test('ING-03 is the only board of this system', () => {
    expect(['meta', 'meta2', ''].map((slug) => meta.slug.test(slug))).toEqual([true, false, false]);
  });
});

describe('a Meta job', () => {
  const [listed] = meta.parse('meta', recordedPages()).postings;
  if (!listed || !meta.detail) throw new Error('The recording has no posting.');
  const { isRequired, request, addDetail } = meta.detail;

  test('ING-02 has all its facts from its recorded page, and its own town at each place', () => {
    const { path, decode } = request('meta', listed);
    expect([path, isRequired]).toEqual(['/profile/job_details/1065958456320572/', true]);
    const detailed = addDetail(listed, decode?.(recordedText('jsonld-meta.html')));
    expect(detailed).toMatchObject({
      id: '1065958456320572',
      title: 'Software Engineer, Infrastructure',
      company: 'Meta',
      publishedAt: '2025-06-10T20:07:44.000Z',
      employmentType: 'Full-time',
    });
    const facts = factsOf(detailed);
    expect(facts.places.map(placeText)).toEqual(
      expect.arrayContaining(['Sunnyvale, CA, US', 'Bellevue, WA, US', 'Austin, TX, US', 'New York, NY, US']),
    );
    expect(facts.jobType).toBe('Fu');
  });

  test.each([null, {}, { jobPostings: [] }, { jobPostings: [{ title: '' }] }])(
    'ING-03 is rejected without markup: %j',
    (body) => {
      expect(() => addDetail(listed, body)).toThrow(/^The answer/);
    },
  );
});
