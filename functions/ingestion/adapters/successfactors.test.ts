import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { freezeDate } from '../../platform/fixtures/freeze-date.ts';
import type { Posting } from '../../postings/posting.ts';
import { recordedText } from '../../test-data/test-data.ts';
import { adapterOf } from './adapters.ts';
import { factsOf, placeText } from './fixtures/odd-postings.ts';
import {
  aFeed,
  aFeedItem,
  aSuccessFactorsBoard,
  decodeBoard,
  LEGACY_SLUG,
  recordedPages,
  SLUG,
} from './fixtures/successfactors-board.ts';
import { successfactors } from './successfactors.ts';

// Later than the recordings, because future times are dropped.
freezeDate(new Date('2026-10-01T12:00:00.000Z'));

const one = (fields: Record<string, string>): Posting | undefined =>
  successfactors.parse(SLUG, [decodeBoard(aFeed(aFeedItem(8, fields)))]).postings[0];

describe('a feed of SuccessFactors', () => {
  test('ING-01 as recorded is parsed into postings, with places taken out of the titles', () => {
    expect(adapterOf('successfactors').parse(SLUG, recordedPages())).toEqual({
      unreadable: [],
      postings: [
        {
          ats: 'successfactors',
          board: SLUG,
          id: '86101',
          title: 'Project Manager',
          company: SLUG,
          url: 'https://job.acme.com/job/dallas-tx/project-manager/86101/',
          html: '<p>Manage things.</p>',
          locations: ['Dallas, TX, US'],
          departments: [],
          pay: [],
          publishedAt: '2026-03-20T08:30:04.000Z',
        },
        {
          ats: 'successfactors',
          board: SLUG,
          id: '86102',
          title: 'Analyst',
          company: SLUG,
          url: 'https://job.acme.com/job/berlin/analyst/86102/',
          html: '<p>Manage things.</p>',
          locations: ['Berlin, DE'],
          departments: [],
          pay: [],
        },
      ],
    });
  });

  test('ING-01 is one request, for a brand in its own folder too', () => {
    expect(successfactors.firstPage(SLUG).path).toBe('/sitemal.xml');
    expect(successfactors.firstPage('jobs.nemetschek.com~Bluebeam').path).toBe('/Bluebeam/sitemal.xml');
    expect(successfactors).not.toHaveProperty('nextPage');
  });

  test('ING-01 may be empty', () => {
    const pages = [decodeBoard('<rss version="2.0"><channel><title>Acme</title></channel></rss>')];
    expect(successfactors.parse(SLUG, pages)).toEqual({ postings: [], unreadable: [] });
  });

  test('ING-02 has an item normalized', () => {
    expect(one({})).toEqual({
      ats: 'successfactors',
      board: SLUG,
      id: '8',
      title: 'Backend Engineer',
      company: SLUG,
      url: 'https://jobs.acme.com/job/Austin-Backend-Engineer-TX-78701/8/',
      html: '<p>Build the billing service of Acme &amp; Sons.</p>',
      locations: ['Austin, TX, US, 78701'],
      departments: ['Engineering'],
      pay: [],
      publishedAt: '2026-05-28T13:15:00.000Z',
    });
    expect(factsOf(one({})).places.map(placeText)).toEqual(['Austin, TX, US']);
  });

  test.each([
    ['Engineer (m/f/d) (Walldorf, DE, 69190)', 'Engineer (m/f/d)', 'Walldorf, DE, 69190'],
    ['Engineer (AI, ML)', 'Engineer (AI, ML)', undefined],
    ['Engineer (Java, JS)', 'Engineer (Java, JS)', undefined],
    ['(Berlin, DE)', '(Berlin, DE)', undefined],
  ])('ING-02 titled %j has the title %j and the place %j', (posted, title, place) => {
    const posting = one({ title: posted, 'g:location': '' });
    expect([posting?.title, posting?.locations[0]]).toEqual([title, place]);
  });

  test('ING-01 has ids from links if it has no others', () => {
    expect(one({ 'g:id': '' })?.id).toBe('8');
    const link = 'https://jobs.acme.com/job/Engineer/77/?locale=en_US';
    expect(one({ 'g:id': '', link })?.id).toBe('77');
  });

  test('ING-03 without an id or link has an unreadable item, and the others', () => {
    const feed = aFeed(
      aFeedItem(1),
      aFeedItem(2, { 'g:id': '', link: '/job' }),
      '<item>text</item>',
      '<item/>',
    );
    const { postings, unreadable } = successfactors.parse(SLUG, [decodeBoard(feed)]);
    expect([postings.length, unreadable.length]).toEqual([1, 3]);
    expect(
      successfactors.parse(SLUG, [decodeBoard(aFeed(aFeedItem(2, { link: 'x' })))]).unreadable,
    ).toMatchObject([{ id: '2' }]);
  });

  test.each(['', 'Recently', 'Thu, 28 May 2026 00:00:00 GMT', 'Thu, 28 May 2099 13:15:00 GMT'])(
    'published at %j has no time of publication',
    (pubDate) => {
      expect(one({ pubDate })).not.toHaveProperty('publishedAt');
    },
  );

  test('ING-02 has the pay of its text', () => {
    const description = '<p>Base salary range: $150,000 - $190,000 per year</p>';
    expect(factsOf(one({ description })).payRanges).toMatchObject([{ min: 150_000, max: 190_000 }]);
  });
});

describe('an older listing of SuccessFactors', () => {
  const read = (xml: string) => successfactors.parse(LEGACY_SLUG, [decodeBoard(xml, LEGACY_SLUG)]);
  const job = (fields: string) => `<Job><ReqId>7</ReqId><JobTitle>Engineer</JobTitle>${fields}</Job>`;
  const filter = (number: number, label: string, value: string) =>
    `<filter${number}><label>${label}</label><value>${value}</value></filter${number}>`;

  test('ING-01 is requested by the case-sensitive id of the company', () => {
    expect(successfactors.firstPage('career4.successfactors.com~AcmeP').path).toBe(
      '/career?company=AcmeP&career_ns=job_listing_summary&resultType=XML',
    );
  });

  test('ING-01 as recorded is parsed into postings', () => {
    const { postings, unreadable } = read(recordedText('successfactors-legacy.xml'));
    expect(unreadable).toEqual([]);
    expect(postings).toMatchObject([
      {
        id: '29023',
        title: 'Account Manager',
        url: 'https://career4.successfactors.com/career?company=ACME&career_ns=job_listing&career_job_req_id=29023',
        html: '<p>Manage customer accounts.</p>',
        locations: ['US-Lake Oswego'],
        departments: ['Sales'],
      },
      { id: '29024', title: 'Account Manager', locations: ['Dallas, TX, US'] },
    ]);
    for (const posting of postings) expect(posting).not.toHaveProperty('publishedAt');
    expect(postings.map((posting) => factsOf(posting).places.map(placeText))).toEqual([
      ['Lake Oswego, OR, US'],
      ['Dallas, TX, US'],
    ]);
  });

  test.each([
    ['<Location>Berlin, Germany</Location>', ['Berlin, Germany']],
    [
      `<Location>N/A</Location>${filter(1, 'City', 'Berlin')}${filter(2, 'City', 'Bonn')}`,
      ['Berlin', 'Bonn'],
    ],
    [filter(2, 'Posting Country', 'United States') + filter(3, 'State/Province', 'Texas'), ['Texas']],
    [filter(2, 'Country', 'Canada') + filter(3, 'Posting Location', '-'), ['Canada']],
    [filter(2, 'Job family', 'Engineering'), []],
    ['<filter1>text</filter1>', []],
  ])('ING-02 with %s is located at %j', (fields, locations) => {
    const listing = `<Job-Listing>${job(fields)}</Job-Listing>`;
    expect(read(listing).postings[0]?.locations).toEqual(locations);
  });

  test('ING-01 may be empty', () => {
    expect(read('<Job-Listing></Job-Listing>')).toEqual({ postings: [], unreadable: [] });
    expect(read('<Job-Listing><Job>text</Job></Job-Listing>').unreadable).toHaveLength(1);
  });
});

describe('an answer that is not a board of SuccessFactors', () => {
  test.each([
    '',
    '{}',
    '<html><body>Career Opportunities</body></html>',
    '<rss/>',
    '<rss><channel>',
    '<Job-Listing>',
  ])('ING-03 is rejected: %j', (text) => {
    for (const slug of [SLUG, LEGACY_SLUG])
      expect(() => decodeBoard(text, slug)).toThrow(/^The answer is not/);
  });

  test('ING-03 is rejected, or parsed, wherever it is cut or changed', () => {
    const documents = [
      [SLUG, aFeed(aFeedItem(1), aFeedItem(2))],
      [LEGACY_SLUG, recordedText('successfactors-legacy.xml')],
    ] as const;
    const change = fc.record({ at: fc.nat(3_000), cut: fc.nat(40), text: fc.string({ maxLength: 10 }) });
    for (const [slug, document] of documents)
      fc.assert(
        fc.property(change, ({ at, cut, text }) => {
          const changed = document.slice(0, at) + text + document.slice(at + cut);
          try {
            successfactors.parse(slug, [decodeBoard(changed, slug)]);
          } catch (error) {
            expect(error).toHaveProperty('message', expect.stringMatching(/^The answer/));
          }
        }),
        { numRuns: 200 },
      );
  });

  test.each([null, '', [], {}, { jobs: null }])('ING-03 is rejected if it is decoded as %j', (page) => {
    expect(() => successfactors.parse(SLUG, [page])).toThrow('The answer is not a SuccessFactors board');
  });

  test('ING-01 has the postings of a synthetic board', () => {
    const { postings } = successfactors.parse(SLUG, aSuccessFactorsBoard());
    expect(postings.map(({ id }) => id)).toEqual(['1', '2', '3', '4', '5']);
  });

  test.each([
    ['jobs.acme.com', true],
    ['jobs.nemetschek.com~Bluebeam', true],
    ['career4.successfactors.com~ACME', true],
    ['acme', false],
    ['jobs.acme.com~a/b', false],
    ['jobs.acme.com~a~b', false],
    ['127.0.0.1', false],
  ])('the slug %j is valid: %j', (slug, isValid) => {
    expect(successfactors.slug.test(slug)).toBe(isValid);
  });
});
