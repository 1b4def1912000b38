import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { recordedText } from '../../test-data/test-data.ts';
import { adapterOf } from './adapters.ts';
import { aJazzBoard, aJazzJob } from './fixtures/jazzhr-board.ts';
import { factsOf, placeText } from './fixtures/odd-postings.ts';
import { jazzhr } from './jazzhr.ts';
import { decodeFeed, decodeListPage } from './jazzhr-list.ts';

const read = (...jobs: unknown[]) => jazzhr.parse('acme', [{ company: 'Acme Kettles, Inc.', jobs }]);
const one = (facts: Record<string, unknown> = {}) => read(aJazzJob('KEY8', facts)).postings[0];
const PAGE = 'https://acme.applytojob.com/apply/jobs';

const FEED = `<?xml version="1.0" encoding="UTF-8"?>
<jobs><publisher>JazzHR</publisher><company>Acme Kettles, Inc.</company>
<job><id>job_20260528131500_MDJERMKAS8</id><status><![CDATA[Open]]></status><title><![CDATA[R&D Engineer]]></title>
<department>Engineering</department><url>http://acme.applytojob.com/apply/mdJErMkaS8/RD-Engineer</url>
<city>Austin</city><state>TX</state><country>United States</country><postalcode>78701</postalcode>
<description><![CDATA[<p>You will build kettles.</p>]]></description><type>Full Time</type><experience/></job>
<job><id>job_20200101000000_OLD</id><status>Filled</status><title>Tea Taster</title></job></jobs>`;

describe("JazzHR's feed", () => {
  test('ING-01 is parsed into postings, without those that are not open', () => {
    const { postings, unreadable } = adapterOf('jazzhr').parse('acme', [decodeFeed(FEED)]);
    expect(unreadable).toEqual([]);
    expect(postings).toEqual([
      {
        ats: 'jazzhr',
        board: 'acme',
        id: 'MDJERMKAS8',
        title: 'R&D Engineer',
        company: 'Acme',
        url: 'https://acme.applytojob.com/apply/mdJErMkaS8/RD-Engineer',
        html: '<p>You will build kettles.</p>',
        locations: ['Austin, TX, United States'],
        structuredPlaces: [{ city: 'Austin', state: 'TX', country: 'United States' }],
        departments: ['Engineering'],
        pay: [],
        employmentType: 'Full Time',
      },
    ]);
    expect(factsOf(postings[0])).toMatchObject({ jobType: 'Fu', jobLocation: 'Austin, TX' });
  });

  test.each([
    '',
    '<jobs/>',
    '<jobs><publisher>JazzHR</publisher></jobs>',
    '<html><p>Not found</html>',
    '[]',
    FEED.slice(0, 300),
  ])('ING-03 has no job if it is %j, so that the page is read', (text) => {
    expect(decodeFeed(text).jobs).toEqual([]);
    expect(jazzhr.nextPage?.('acme', [decodeFeed(text)])).toEqual({ path: PAGE, decode: decodeListPage });
  });

  test('ING-03 never throws, whatever it contains', () => {
    fc.assert(
      fc.property(fc.nat(FEED.length), fc.nat(FEED.length), fc.string(), (start, end, added) => {
        expect(decodeFeed(FEED.slice(0, start) + added + FEED.slice(end)).jobs.length).toBeLessThan(5);
      }),
    );
  });
});

describe("JazzHR's list page", () => {
  const rows = (...links: string[]) =>
    `<table id="jobs_table">${links.map((link) => `<tr><td>${link}</td><td>Berlin</td></tr>`).join('')}</table>`;

  test('ING-01 is parsed into postings', () => {
    const { postings, unreadable } = jazzhr.parse('acme', [
      null,
      decodeListPage(recordedText('jazzhr.html')),
    ]);
    expect(unreadable).toEqual([]);
    expect(postings).toEqual([
      {
        ats: 'jazzhr',
        board: 'acme',
        id: '111',
        title: 'Senior Engineer',
        company: 'acme',
        url: 'https://acme.applytojob.com/apply/jobs/details/111',
        html: '',
        locations: ['Berlin'],
        departments: ['Engineering'],
        pay: [],
      },
      expect.objectContaining({ id: '222', title: 'Designer', locations: [], departments: [] }),
    ]);
    expect(factsOf(postings[0]).places.map(placeText)).toEqual(['Berlin, Berlin, DE']);
  });

  test('ING-02 has each job twice, and links to the list and to talent pools', () => {
    const link = '<a href="https://acme.applytojob.com/apply/mdJErMkaS8/Engineer">Engineer</a>';
    const page = decodeListPage(
      rows(link, link, '<a href="/apply/jobs">All</a>', '<a href="/apply">Pool</a>'),
    );
    const { postings } = jazzhr.parse('acme', [null, page]);
    expect(postings.map(({ id, url }) => [id, url])).toEqual([
      ['mdJErMkaS8', 'https://acme.applytojob.com/apply/mdJErMkaS8'],
    ]);
  });

  test.each(['', '<title>JazzHR - Inactive Career Page</title>', '{}'])('ING-03 rejects %j', (html) => {
    expect(() => decodeListPage(html)).toThrow(
      'The answer is not a JazzHR board: it has neither a feed nor a list of jobs.',
    );
  });

  test('ING-03 is read or rejected with a message, whatever it contains', () => {
    const page = recordedText('jazzhr.html');
    fc.assert(
      fc.property(fc.nat(page.length), fc.nat(page.length), fc.string(), (start, end, added) => {
        try {
          expect(decodeListPage(page.slice(0, start) + added + page.slice(end)).jobs.length).toBeLessThan(6);
        } catch (error) {
          expect(error).toHaveProperty('message', expect.stringMatching(/^The answer /));
        }
      }),
    );
  });
});

describe('a JazzHR board', () => {
  test('ING-01 needs one request if it has a feed, and its page otherwise', () => {
    expect(jazzhr.firstPage('acme')).toEqual({
      path: '/feeds/export/jobs/acme',
      decode: decodeFeed,
      isOptional: true,
    });
    expect(jazzhr.nextPage?.('acme', aJazzBoard())).toBeUndefined();
    expect(jazzhr.nextPage?.('acme', [null])).toMatchObject({ path: PAGE });
    expect(jazzhr.nextPage?.('acme', [null, { jobs: [] }])).toBeUndefined();
  });

  test.each([
    ['job_20260528131500_KEY8', 'KEY8'],
    ['KEY8', 'KEY8'],
    [111, '111'],
  ])('ING-02 knows the job %j by its key %s, and not since when it is published', (id, key) => {
    expect(one({ id })?.id).toBe(key);
    expect(one({ id })).not.toHaveProperty('publishedAt');
  });

  test.each([
    ['Open', 1],
    [' open ', 1],
    ['', 1],
    ['Closed', 0],
    ['On Hold', 0],
    ['Draft', 0],
  ])('ING-02 with the status %j has %i postings', (status, count) => {
    const feed = `<jobs><job><id>KEY8</id><status>${status}</status><title>Taster</title></job></jobs>`;
    expect(decodeFeed(feed).jobs).toHaveLength(count);
  });

  test.each([
    'http://evil.example/apply/KEY8/x',
    'http://acme.applytojob.com/login',
    'javascript:alert(1)',
    null,
  ])('ING-03 with the URL %j has the page of its key', (url) => {
    expect(one({ url })?.url).toBe('https://acme.applytojob.com/apply/KEY8');
  });

  test.each(['www', 'app', '-acme', 'acme.com', 'a/b', ''])('ING-03 rejects the slug %j', (slug) => {
    expect(jazzhr.slug.test(slug)).toBe(false);
  });

  test.each([undefined, {}, 'text', [[]]])('ING-03 rejects another answer: %j', (page) => {
    expect(() => jazzhr.parse('acme', [page])).toThrow('The answer is not a JazzHR board');
  });
});
