import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { freezeDate } from '../../platform/fixtures/freeze-date.ts';
import type { Posting } from '../../postings/posting.ts';
import { recordedText } from '../../test-data/test-data.ts';
import { adapterOf } from './adapters.ts';
import { factsOf, placeText } from './fixtures/odd-postings.ts';
import { aPersonioBoard, aPersonioPosition, recordedPages } from './fixtures/personio-board.ts';
import { decodePersonio, personio, personioCom } from './personio.ts';

// Later than the recordings, because future times are dropped.
freezeDate(new Date('2026-10-01T12:00:00.000Z'));

const one = (facts: Record<string, unknown> = {}): Posting => {
  const [posting] = personio.parse('acme', [{ positions: [aPersonioPosition(8, facts)] }]).postings;
  if (!posting) throw new Error('The position was not parsed.');
  return posting;
};

test('ING-01 a recorded Personio feed, which lists a position twice, is parsed into one posting', () => {
  const reading = adapterOf('personio').parse('acme', recordedPages());
  expect(reading).toEqual({
    unreadable: [],
    postings: [
      {
        ats: 'personio',
        board: 'acme',
        id: '1834171',
        title: 'Staff Software Engineer, Data Platform',
        company: 'acme',
        url: 'https://acme.jobs.personio.de/job/1834171',
        html: '',
        locations: ['Munich', 'Berlin'],
        departments: ['Product and Tech', 'Engineering'],
        pay: [],
        employmentType: 'permanent, full-time',
        publishedAt: '2024-11-13T14:10:41.000Z',
      },
    ],
  });
  const facts = factsOf(reading.postings[0]);
  expect(facts.places.map(placeText)).toEqual(['Munich, Bavaria, DE', 'Berlin, Berlin, DE']);
  expect(facts).toMatchObject({ workplace: 'unknown', jobType: 'Fu', payRanges: [] });
});

describe('a Personio board', () => {
  test.each([
    ['personio', personio, 'jobs.personio.de'],
    ['personio-com', personioCom, 'jobs.personio.com'],
  ])('ING-01 on %s has a host on its domain, and needs one request in English', (ats, adapter, domain) => {
    expect(adapterOf(ats)).toBe(adapter);
    expect(adapter.origin.url).toBe(`https://{slug}.${domain}`);
    expect(adapter.firstPage('Acme').path).toBe('/xml?language=en');
    const { postings } = adapter.parse('Acme', aPersonioBoard());
    expect(postings).toHaveLength(6);
    expect(postings[0]).toMatchObject({ ats, board: 'Acme', url: `https://acme.${domain}/job/1` });
  });

  test.each(['-acme', 'acme-', 'acme_', 'acme.jobs.personio.de', '127.0.0.1'])(
    'ING-03 rejects the slug %j, which would be another host',
    (slug) => {
      expect(personio.slug.test(slug)).toBe(false);
    },
  );
});

describe('a Personio feed', () => {
  const feed = (positions: string) =>
    `<?xml version="1.0" encoding="UTF-8"?>\n<workzag-jobs>${positions}</workzag-jobs>`;

  test('ING-02 is decoded with entities, CDATA and lists, and texts stay as they are', () => {
    const position = `<position>
      <id>0042</id><name>R&amp;D Engineer &#8211; C++ &lt;embedded&gt;</name>
      <additionalOffices><office>Oslo</office></additionalOffices>
      <jobDescriptions>
        <jobDescription><name>Tasks</name><value><![CDATA[<p>Tea &amp; kettles</p>]]></value></jobDescription>
      </jobDescriptions>
    </position>`;
    const page = decodePersonio(feed(position));
    expect(page).toEqual({
      positions: [
        {
          id: '0042',
          name: 'R&D Engineer – C++ <embedded>',
          additionalOffices: { office: ['Oslo'] },
          jobDescriptions: { jobDescription: [{ name: 'Tasks', value: '<p>Tea &amp; kettles</p>' }] },
        },
      ],
    });
    expect(personio.parse('acme', [page]).postings).toMatchObject([
      { id: '0042', locations: ['Oslo'], html: '<h2>Tasks</h2><p>Tea &amp; kettles</p>' },
    ]);
  });

  test.each([feed(''), feed('\n'), '<workzag-jobs/>'])('ING-01 may have no positions: %j', (text) => {
    expect(decodePersonio(text)).toEqual({ positions: [] });
  });

  test.each([
    ['', 'empty'],
    ['Not found', 'a text'],
    ['{"positions":[]}', 'JSON'],
    ['<html><body><p>Careers</body></html>', 'a page'],
    ['<html><body>Careers</body></html>', 'a well-formed page'],
    [feed('<position><id>1</id>'), 'cut off'],
    [`<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>${feed('<position>&e;</position>')}`, 'hostile'],
    [feed('<a>'.repeat(5_000) + '</a>'.repeat(5_000)), 'too deep'],
    [feed('<position><__proto__>1</__proto__></position>'), 'polluting'],
  ])('ING-03 is rejected if it is not a complete feed: %j (%s)', (text) => {
    expect(() => decodePersonio(text)).toThrow(/^The answer is not a Personio board/);
  });

  test('ING-03 is decoded or rejected with a message, wherever it is cut or changed', () => {
    const text = recordedText('personio.xml');
    const change = fc.tuple(fc.nat(text.length), fc.nat(40), fc.string({ maxLength: 8 }));
    fc.assert(
      fc.property(change, ([at, length, inserted]) => {
        const changed = text.slice(0, at) + inserted + text.slice(at + length);
        for (const candidate of [changed, text.slice(0, at)])
          try {
            personio.parse('acme', [decodePersonio(candidate)]);
          } catch (error) {
            expect(error).toHaveProperty('message', expect.stringMatching(/^The answer /));
          }
      }),
      { numRuns: 200 },
    );
  });
});

describe('a Personio position', () => {
  test('ING-02 has its texts in sections, and the only date that there is', () => {
    expect(one()).toMatchObject({
      company: 'acme',
      html:
        '<h2>Your role &amp; tasks</h2><p>You will build the billing service of Acme &amp; Sons in Go.</p>\n' +
        '<h2>Your profile</h2><ul><li>Five years of Go in production</li></ul>',
      publishedAt: '2026-05-28T13:15:00.000Z',
    });
  });

  test.each([
    ['permanent', 'full-time', 'Fu'],
    ['permanent', 'part-time', 'Pa'],
    ['permanent', 'full-or-part-time', 'Fu'],
    ['intern', 'full-time', 'In'],
    ['trainee', 'full-time', 'In'],
    ['working_student', 'part-time', 'In'],
    ['freelance', '', 'Co'],
    ['temporary', 'full-time', 'Co'],
    ['', '', 'Fu'],
  ])('ING-02 of the type %j and schedule %j has the job type %s', (employmentType, schedule, type) => {
    expect(factsOf(one({ employmentType, schedule })).jobType).toBe(type);
  });

  test.each([
    ['Remote Italy', '', [', , IT'], 'remote'],
    [
      'Munich, Germany',
      { office: ['Munich, Germany', 'Wien'] },
      ['Munich, Bavaria, DE', 'Vienna, Vienna, AT'],
      'unknown',
    ],
    ['Berlin (Hybrid)', '', ['Berlin, Berlin, DE'], 'hybrid'],
    ['', { office: 'Oslo' }, [], 'unknown'],
  ])('ING-02 in the office %j and %j is in %j', (office, additionalOffices, places, workplace) => {
    const facts = factsOf(one({ office, additionalOffices }));
    expect([facts.places.map(placeText), facts.workplace]).toEqual([places, workplace]);
  });
});
