import { describe, expect, test } from '@jest/globals';
import { freezeDate } from '../../platform/fixtures/freeze-date.ts';
import type { Posting } from '../../postings/posting.ts';
import { adapterOf } from './adapters.ts';
import { factsOf, placeText } from './fixtures/odd-postings.ts';
import {
  anOracleBoard,
  anOraclePage,
  anOracleRequisition,
  recordedPages,
  SLUG,
} from './fixtures/oracle-board.ts';
import { oracle } from './oracle.ts';

// Later than the recordings, because future times are dropped.
freezeDate(new Date('2026-10-01T12:00:00.000Z'));

const numbers = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);
const page = (total: number | undefined, ...ids: number[]) =>
  anOraclePage(
    total,
    ids.map((id) => anOracleRequisition(id)),
  );
const one = (facts: Record<string, unknown>): Posting | undefined =>
  oracle.parse(SLUG, [anOraclePage(1, [anOracleRequisition(8, facts)])]).postings[0];
const pathAfter = (...pages: unknown[]) => oracle.nextPage?.(SLUG, pages)?.path;

describe('a recorded Oracle board', () => {
  const { postings, unreadable } = adapterOf('oracle').parse(
    'acme.fa.us2.oraclecloud.com~CX_1',
    recordedPages(),
  );

  test('ING-01 is parsed into postings with all fields of the list', () => {
    expect(unreadable).toEqual([]);
    expect(postings[1]).toEqual({
      ats: 'oracle',
      board: SLUG,
      id: '26876',
      title: 'Technology and Communications Sector Leader',
      company: SLUG,
      url: 'https://acme.fa.us2.oraclecloud.com/hcmUI/CandidateExperience/en/sites/CX_1/job/26876',
      html: '',
      locations: [
        'SAN FRANCISCO, CA, United States',
        'HOUSTON, TX, United States',
        'ATLANTA, GA, United States',
        'MIAMI, FL, United States',
        'IRVINE, CA, United States',
      ],
      departments: [],
      pay: [],
    });
  });

  test('ING-02 has places in plain spelling', () => {
    const [inspector, leader] = postings.map((posting) =>
      factsOf({ ...posting, title: 'Backend Engineer' }).places.map(placeText),
    );
    expect(inspector).toEqual(['Perth, Western Australia, AU']);
    expect(leader).toEqual([
      'San Francisco, CA, US',
      'Houston, TX, US',
      'Atlanta, GA, US',
      'Miami, FL, US',
      'Irvine, CA, US',
    ]);
  });

  test('is followed by another page, because it does not state its total', () => {
    expect(pathAfter(...recordedPages())).toContain(',offset=2,');
  });
});

describe('an Oracle board', () => {
  test('ING-01 is requested page by page up to its total, newest first, with limit and offset in the finder', () => {
    expect(oracle.firstPage(SLUG).path).toBe(
      '/hcmRestApi/resources/latest/recruitingCEJobRequisitions?onlyData=true' +
        '&expand=requisitionList.workLocation,requisitionList.secondaryLocations' +
        '&finder=findReqs;siteNumber=CX_1,facetsList=CATEGORIES%3BORGANIZATIONS%3BLOCATIONS,' +
        'limit=200,offset=0,sortBy=POSTING_DATES_DESC',
    );
    expect(oracle.newestFirst).toBe(true);
    const first = page(450, ...numbers(0, 200));
    expect(pathAfter(first)).toContain(',limit=200,offset=200,');
    expect(pathAfter(first, page(450, ...numbers(200, 400)))).toContain(',offset=400,');
    expect(
      pathAfter(first, page(450, ...numbers(200, 400)), page(450, ...numbers(400, 450))),
    ).toBeUndefined();
  });

  test('ING-01 continues after however many requisitions a page has', () => {
    expect(pathAfter(page(450, ...numbers(0, 198)))).toContain(',offset=198,');
  });

  test.each([
    ['an empty page', [page(undefined)]],
    ['a page that repeats the one before', [page(999, 1, 2), page(999, 1, 2)]],
    ['no page', []],
    ['an invalid page', [{ message: 'Not found' }]],
    ['10,000 requisitions', numbers(0, 50).map((at) => page(12_000, ...numbers(at * 200, at * 200 + 200)))],
  ])('ING-03 has no page after %s', (_, pages) => {
    expect(pathAfter(...pages)).toBeUndefined();
  });

  test('ING-01 is complete if its pages have as many requisitions as it says, each once', () => {
    const reading = oracle.parse(SLUG, anOracleBoard());
    expect(reading.postings.map(({ id }) => id)).toEqual(['1', '2', '3', '4', '5', '6']);
    expect(reading).not.toHaveProperty('partial');
    expect(oracle.parse(SLUG, [page(0)])).toEqual({ postings: [], unreadable: [] });
  });

  test('ING-03 is complete if a few of many requisitions are missing, else partial', () => {
    expect(oracle.parse(SLUG, [page(200, ...numbers(0, 198))])).not.toHaveProperty('partial');
    const few = oracle.parse(SLUG, [page(3, 1, 2)]);
    expect(few).toMatchObject({
      isIncomplete: true,
      partial: 'The pages hold 2 postings and say there are 3.',
    });
    const most = oracle.parse(SLUG, [page(200, ...numbers(0, 195))]);
    expect(most).toHaveProperty('partial');
    expect(most).not.toHaveProperty('isIncomplete');
  });

  test.each([
    [{}],
    [{ items: [] }],
    [{ items: [{ TotalJobsCount: 1 }] }],
    [{ items: [{ requisitionList: null }] }],
    [[]],
    [null],
  ])('ING-03 is rejected if the answer is %j', (answer) => {
    const { decode } = oracle.firstPage(SLUG);
    expect(() => decode?.(JSON.stringify(answer))).toThrow('The answer is not an Oracle board');
    expect(() => oracle.parse(SLUG, [answer])).toThrow('The answer is not an Oracle board');
  });

  test.each([
    ['eeho.fa.us2.oraclecloud.com~CX_1', true],
    ['fa-epcb-saasfaprod1.fa.ocs.oraclecloud.com~CX', true],
    ['jobs.acme.example~careers', true],
    ['eeho.fa.us2.oraclecloud.com', false],
    ['eeho.fa.us2.oraclecloud.com~CX_1~x', false],
    ['eeho.fa.us2.oraclecloud.com~CX_1,limit=1', false],
    ['EEHO.fa.us2.oraclecloud.com~CX_1', false],
    ['localhost~CX_1', false],
    ['10.0.0.1~CX_1', false],
    ['a@evil.example~CX_1', false],
    ['evil.example/x~CX_1', false],
    ['acme', false],
    ['', false],
  ])('the slug %j is valid: %j', (slug, isValid) => {
    expect(oracle.slug.test(slug)).toBe(isValid);
  });
});

describe('an Oracle requisition', () => {
  test('ING-02 is normalized', () => {
    expect(one({})).toEqual({
      ats: 'oracle',
      board: SLUG,
      id: '8',
      title: 'Backend Engineer',
      company: SLUG,
      url: 'https://acme.fa.us2.oraclecloud.com/hcmUI/CandidateExperience/en/sites/CX_1/job/8',
      html: 'Build the billing service of our kettles',
      locations: ['Austin, TX, United States', 'Dallas, TX, United States'],
      departments: ['Acme Kettles US', 'Engineering'],
      pay: [],
      workplace: 'hybrid',
      employmentType: 'Full time',
    });
  });

  test('needs only its id and title', () => {
    const { postings } = oracle.parse(SLUG, [anOraclePage(1, [{ Id: 8, Title: 'Backend Engineer' }])]);
    expect(postings).toMatchObject([{ id: '8', locations: [], departments: [], html: '' }]);
  });

  test.each([
    ['ORA_REMOTE', 'remote'],
    ['ORA_HYBRID', 'hybrid'],
    ['ORA_ON_SITE', 'onsite'],
    ['ORA_MOON', undefined],
    ['', undefined],
    [null, undefined],
    [7, undefined],
  ])('ING-02 with the workplace code %j has the workplace %j', (WorkplaceTypeCode, workplace) => {
    expect(one({ WorkplaceTypeCode })?.workplace).toBe(workplace);
  });

  test.each([
    [{ PrimaryLocation: 'Remote', PrimaryLocationCountry: 'CA' }, [', , CA']],
    [{ PrimaryLocation: 'Cambridge', PrimaryLocationCountry: 'gb' }, ['Cambridge, England, GB']],
    [{ PrimaryLocation: 'United States' }, [', , US']],
    [
      {
        PrimaryLocation: '',
        workLocation: [{ TownOrCity: 'Austin', Region: 'TX', Country: 'United States' }],
      },
      ['Austin, TX, US'],
    ],
    [
      {
        PrimaryLocation: '',
        workLocation: [{ TownOrCity: 'BENGALURU', Region2: 'Karnataka', Country: 'IN' }],
      },
      ['Bengaluru, Karnataka, IN'],
    ],
    [{ PrimaryLocation: null, workLocation: [null, 7, {}] }, []],
  ])('ING-02 located at %j is in %j', (facts, places) => {
    expect(factsOf(one({ secondaryLocations: [], ...facts })).places.map(placeText)).toEqual(places);
  });

  test('ING-02 is not dated by a day', () => {
    expect(one({ PostedDate: '2026-05-28' })).not.toHaveProperty('publishedAt');
  });

  test('has an escaped URL, whatever its id is', () => {
    expect(one({ Id: '8/../9?x#y' })?.url).toMatch(/\/job\/8%2F\.\.%2F9%3Fx%23y$/);
  });
});
