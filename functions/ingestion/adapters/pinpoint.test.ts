import { describe, expect, test } from '@jest/globals';
import { freezeDate } from '../../platform/fixtures/freeze-date.ts';
import type { Posting } from '../../postings/posting.ts';
import { recordedBoard } from '../../test-data/test-data.ts';
import { adapterOf } from './adapters.ts';
import { factsOf, placeText } from './fixtures/odd-postings.ts';
import { aPinpointBoard, aPinpointPage, aPinpointPosting } from './fixtures/pinpoint-board.ts';
import { pinpoint } from './pinpoint.ts';

// Later than the recordings, because future times are dropped.
freezeDate(new Date('2026-10-01T12:00:00.000Z'));

const one = (facts: Record<string, unknown> = {}): Posting => {
  const [posting] = pinpoint.parse('acme', [{ data: [aPinpointPosting(8, facts)] }]).postings;
  if (!posting) throw new Error('The posting was not parsed.');
  return posting;
};

test('ING-01 a recorded Pinpoint board is parsed into postings with all of their fields', () => {
  const { postings, unreadable } = adapterOf('pinpoint').parse('acme', [recordedBoard('pinpoint')]);
  expect(unreadable).toEqual([]);
  expect(postings).toEqual([
    {
      ats: 'pinpoint',
      board: 'acme',
      id: 'post-001',
      title: 'Enterprise Applications Architect',
      company: 'acme',
      url: 'https://acme.pinpointhq.com/en/postings/post-001',
      html:
        '<p>Lead the enterprise applications roadmap.</p>\n' +
        '<h2>What you will do</h2><ul><li>Own architecture decisions.</li></ul>\n' +
        '<h2>What you bring</h2><p>Experience with CRM platforms.</p>\n' +
        '<h2>Benefits</h2><p>Medical and retirement plans.</p>',
      locations: ['United States'],
      departments: ['Technology'],
      pay: [{ label: '', min: 135_000, max: 198_000, currency: 'USD', period: 'year' }],
      workplace: 'remote',
    },
    {
      ats: 'pinpoint',
      board: 'acme',
      id: 'post-002',
      title: 'CRM Program Consultant',
      company: 'acme',
      url: 'https://acme.pinpointhq.com/postings/post-002',
      html:
        '<p>Deliver a fixed-term CRM program.</p>\n' +
        '<p>Coordinate delivery teams.</p>\n<p>Program leadership experience.</p>',
      locations: ['Atlanta, GA'],
      departments: ['Consulting'],
      pay: [{ label: '', min: 70, max: 90, currency: 'USD', period: 'hour' }],
      workplace: 'hybrid',
    },
  ]);
  expect(postings.map((posting) => factsOf(posting).places.map(placeText))).toEqual([
    [', , US'],
    ['Atlanta, GA, US'],
  ]);
  expect(postings.map((posting) => factsOf(posting).compensation)).toEqual([
    '$135,000 – $198,000',
    '$70 – $90 per hour',
  ]);
  expect(factsOf(postings[0])).toMatchObject({ workplace: 'remote', isRemote: true });
});

describe('a Pinpoint board', () => {
  test('ING-01 has its own host and needs one request, so that an unchanged board costs nothing', () => {
    expect(pinpoint.origin.url).toBe('https://{slug}.pinpointhq.com');
    expect(pinpoint.firstPage('acme')).toEqual({ path: '/postings.json' });
    expect(pinpoint.nextPage).toBeUndefined();
    expect(pinpoint.parse('acme', aPinpointBoard()).postings).toHaveLength(6);
  });

  test.each(['-acme', 'acme-', 'acme_', 'acme.pinpointhq.com', '127.0.0.1'])(
    'ING-03 rejects the slug %j, which would be another host',
    (slug) => {
      expect(pinpoint.slug.test(slug)).toBe(false);
    },
  );
});

describe('a Pinpoint posting', () => {
  test('ING-02 is normalized', () => {
    expect(one()).toMatchObject({
      locations: ['Austin, Texas'],
      structuredPlaces: [{ city: 'Austin', state: 'Texas', country: '' }],
      departments: ['Product', 'Engineering'],
      workplace: 'hybrid',
      employmentType: 'permanent_full_time',
    });
    expect(one().html).toContain('<h2>Skills &amp; knowledge</h2>');
    expect(one().html).not.toContain('Benefits');
  });

  test.each([
    [{ compensation_visible: false }, 'Not provided'],
    [{ compensation_visible: null }, 'Not provided'],
    [{ compensation_minimum: null, compensation_maximum: null }, 'Not provided'],
    [{ compensation_minimum: 0, compensation_maximum: 0 }, 'Not provided'],
    [{ compensation_maximum: null, compensation_frequency: 'yearly' }, 'From $150,000'],
    [
      { compensation_minimum: '4000', compensation_maximum: '5000', compensation_frequency: 'monthly' },
      '$4,000 – $5,000 per month',
    ],
  ])('ING-02 with %j has the pay %j', (facts, shown) => {
    expect(factsOf(one(facts)).compensation).toBe(shown);
  });

  test.each([
    ['permanent_full_time', 'Fu'],
    ['permanent_part_time', 'Pa'],
    ['fixed_term_full_time', 'Co'],
    ['internship', 'In'],
    ['casual', 'Fu'],
    [null, 'Fu'],
  ])('ING-02 of the type %j has the job type %s', (employment_type, type) => {
    expect(factsOf(one({ employment_type })).jobType).toBe(type);
  });

  test.each([
    [{ url: 'https://jobs.acme.com/en/postings/8' }, 'https://jobs.acme.com/en/postings/8'],
    [{ url: 'javascript:alert(1)' }, 'https://acme.pinpointhq.com/en/postings/8'],
    [{ url: null, path: '/fr/postings/8' }, 'https://acme.pinpointhq.com/fr/postings/8'],
    [{ url: null, path: '//evil.example/8' }, 'https://acme.pinpointhq.com/en/postings/8'],
    [{ url: null, path: '/postings?<b>' }, 'https://acme.pinpointhq.com/en/postings/8'],
  ])('ING-03 with %j has the URL %s', (facts, url) => {
    expect(one(facts).url).toBe(url);
  });
});

describe('the page of a Pinpoint posting', () => {
  const detail = (body: unknown) => pinpoint.detail?.addDetail(one(), body);

  test("ING-02 is requested from the vendor's host, and adds the date, which the list lacks", () => {
    const request = pinpoint.detail?.request('acme', one({ url: 'https://jobs.acme.com/en/postings/8' }));
    expect(request?.path).toBe('/en/postings/8');
    const page = `<html><script type="application/ld+json">
      {"@context": "http://schema.org", "@type": "JobPosting", "title": "Backend Engineer", "datePosted": "2026-07-28T19:27:24+01:00"}
    </script></html>`;
    expect(detail(request?.decode?.(page))).toEqual({ ...one(), publishedAt: '2026-07-28T18:27:24.000Z' });
  });

  test('keeps everything else as listed', () => {
    const page = aPinpointPage({ title: 'CEO', baseSalary: 1, jobLocationType: 'TELECOMMUTE' });
    expect(detail(page)).toEqual({ ...one(), publishedAt: '2026-05-28T13:15:24.000Z' });
  });

  test('may have no markup or no date', () => {
    expect(detail({ jobPostings: [] })).toEqual(one());
    expect(detail(aPinpointPage({ datePosted: null }))).toEqual(one());
  });

  test.each([null, [], {}, 'text', { jobPostings: 'none' }, { jobPostings: [{}] }])(
    'ING-03 is rejected if it is another answer: %j',
    (body) => {
      expect(() => detail(body)).toThrow(/^The answer /);
    },
  );
});
