import { describe, expect, test } from '@jest/globals';
import { freezeDate } from '../../platform/fixtures/freeze-date.ts';
import { recordedBoard } from '../../test-data/test-data.ts';
import { adapterOf } from './adapters.ts';
import { factsOf } from './fixtures/odd-postings.ts';
import { aWorkdayBoard, aWorkdayPage, aWorkdayRow, SLUG } from './fixtures/workday-board.ts';
import { workday } from './workday.ts';

// Later than the recordings, because future times are dropped.
freezeDate(new Date('2026-10-01T12:00:00.000Z'));

const read = (...rows: unknown[]) => workday.parse(SLUG, [aWorkdayPage(rows.length, rows)]);
const one = (facts: Record<string, unknown>) => read(aWorkdayRow(8, facts)).postings[0];

const SHARED = 'wd5.myworkdaysite.com~acme~Careers';
const WITH_UNDERSCORE = 'osv-cci.wd1.myworkdayjobs.com~CCICareers';

describe('the address of a Workday board', () => {
  test.each([
    [SLUG, '/wday/cxs/acme/Careers/jobs', 'acme'],
    [SHARED, '/wday/cxs/acme/Careers/jobs', 'acme'],
    [WITH_UNDERSCORE, '/wday/cxs/osv_cci/CCICareers/jobs', 'osv_cci'],
  ])('of %j leads to %j of the account %j', (slug, path, account) => {
    expect(workday.slug.test(slug)).toBe(true);
    expect(workday.firstPage(slug).path).toBe(path);
    expect(workday.accountOf?.(slug)).toBe(account);
  });

  test.each([
    '',
    'acme',
    'acme.wd5.myworkdayjobs.com',
    'acme.wd5.myworkdayjobs.com~',
    'acme.wd5.myworkdayjobs.com~acme~Careers~x',
    'acme.wd5.myworkdayjobs.com~../x',
    'acme.wd5.myworkdayjobs.com~a/b',
    'ACME.wd5.myworkdayjobs.com~Careers',
    'acme.wd5.myworkdayjobs.com.evil.example~Careers',
    'evil.example~Careers',
    'wd5.myworkdaysite.com~Careers',
    'acme.wd5.myworkdaysite.com~acme~Careers',
    `acme.wd5.myworkdayjobs.com~${'x'.repeat(101)}`,
  ])('is not %j', (slug) => {
    expect(workday.slug.test(slug)).toBe(false);
  });

  test('is public for a posting, on both kinds of hosts', () => {
    const urlOn = (slug: string) => workday.parse(slug, aWorkdayBoard()).postings[0]?.url;
    const path = 'job/USAVAReston/Backend-Engineer_JR-100001';
    expect(urlOn(SLUG)).toBe(`https://acme.wd5.myworkdayjobs.com/Careers/${path}`);
    expect(urlOn(SHARED)).toBe(`https://wd5.myworkdaysite.com/recruiting/acme/Careers/${path}`);
  });
});

test('ING-01 a recorded Workday board is parsed, without what changes every day', () => {
  const { postings, unreadable, partial } = adapterOf('workday').parse(
    'workday.wd5.myworkdayjobs.com~Workday',
    [recordedBoard('workday')],
  );
  expect(unreadable).toEqual([]);
  expect(partial).toBe('The pages hold 4 postings and say there are at least 347.');
  expect(postings.map(({ id, title, workplace }) => [id, title, workplace])).toEqual([
    ['JR-0105489', 'Sr Site Reliability Engineer (US Federal)', 'onsite'],
    ['JR-0105486', 'Sr. Site Reliability Engineer (US Federal)', 'onsite'],
    ['JR-0105490', 'Site Reliability Engineer (US Federal)', 'onsite'],
    ['JR-0105494', 'Analytics Sr Software Engineer (US Federal)', 'hybrid'],
  ]);
  for (const posting of postings) {
    expect(JSON.stringify(posting)).not.toMatch(/Posted|Ago|Yesterday/);
    expect(factsOf(posting)).toMatchObject({ jobLocation: 'Reston, VA' });
  }
});

describe('a listed Workday posting', () => {
  test('ING-02 is normalized', () => {
    expect(one({})).toEqual({
      ats: 'workday',
      board: SLUG,
      id: 'JR-100008',
      title: 'Backend Engineer',
      company: SLUG,
      url: 'https://acme.wd5.myworkdayjobs.com/Careers/job/USAVAReston/Backend-Engineer_JR-100008',
      html: '',
      locations: ['Reston, Virginia, United States'],
      departments: [],
      pay: [],
      workplace: 'hybrid',
      employmentType: 'Full time',
    });
  });

  test('is the same tomorrow', () => {
    expect(one({ postedOn: 'Posted 30+ Days Ago' })).toEqual(one({ postedOn: 'Posted Today' }));
  });

  test('ING-03 needs only its title and path', () => {
    const [row] = [aWorkdayRow(8)];
    const { postings, unreadable } = read(
      { title: row?.['title'], externalPath: row?.['externalPath'] },
      null,
      7,
      {},
    );
    expect(postings).toEqual([
      expect.objectContaining({ id: 'JR-100008', locations: [], departments: [], pay: [] }),
    ]);
    expect(unreadable.map(({ id }) => id)).toEqual(['', '', '']);
  });

  test.each(['3 Locations', '13 Locations', '2 Standorte', '', null])(
    'located at %j has no place yet',
    (locationsText) => {
      expect(one({ locationsText })?.locations).toEqual([]);
    },
  );

  test.each([
    ['Remote', 'remote'],
    ['Fully Remote', 'remote'],
    ['Virtual', 'remote'],
    ['Work from Home', 'remote'],
    ['Flex', 'hybrid'],
    ['Hybrid', 'hybrid'],
    ['Hybrid Remote', 'hybrid'],
    ['Remote Eligible', 'hybrid'],
    ['Partially Remote', 'hybrid'],
    ['Onsite', 'onsite'],
    ['On-site', 'onsite'],
    ['Not Remote', 'onsite'],
    ['Office', 'onsite'],
    ['Field', undefined],
    ['', undefined],
    [7, undefined],
  ])('ING-02 with the remote type %j has the workplace %j', (remoteType, workplace) => {
    expect(one({ remoteType })?.workplace).toBe(workplace);
  });

  test.each([
    'javascript:alert(1)',
    'https://evil.example/job/x_JR-1',
    '//evil.example/job/x_JR-1',
    '/job/../../Other/job/x_JR-1',
    '/job/%2e%2E/x_JR-1',
    '/job/x_JR-1?redirect=evil',
    '/job/a b_JR-1',
    '/job\\x_JR-1',
    '/x_JR-1',
    '',
    null,
    7,
  ])('ING-03 with the path %j is unreadable, with the id that its fields state', (externalPath) => {
    expect(read(aWorkdayRow(8, { externalPath }))).toMatchObject({
      postings: [],
      unreadable: [{ id: 'JR-100008' }],
    });
  });

  test('ING-03 without a title is unreadable, with its id', () => {
    expect(read(aWorkdayRow(8, { title: ' ' })).unreadable).toEqual([
      { id: 'JR-100008', error: expect.stringContaining('The title is empty') },
    ]);
  });
});

describe('the id of a Workday posting', () => {
  test.each([
    ['/job/Reston/Engineer_JR-0105489', ['JR-0105489'], 'JR-0105489'],
    ['/job/Reston/Engineer_JR-0105489-1', ['JR-0105489'], 'JR-0105489'],
    ['/job/Reston/Engineer_R10222836-2', [], 'R10222836'],
    ['/job/Toronto/Developer_26WD96405', ['26WD96405'], '26WD96405'],
    ['/job/USA/Mechanic_JR2026517674-12', null, 'JR2026517674'],
    // Schweitzer's requisitions are a year and a number.
    ['/job/Pullman-WA/Engineer_2025-18022', ['2025-18022'], '2025-18022'],
    ['/job/Pullman-WA/Engineer_2025-18022', [], '2025-18022'],
    ['/job/Pullman-WA/Engineer_2025-18022-1', ['2025-18022'], '2025-18022'],
    ['/job/Austin/Engineer_R2025-12', ['R2025-12'], 'R2025-12'],
    ['/job/Austin/Engineer_R12-3', ['R12'], 'R12'],
    ['/job/Austin/Engineer_R12-3', [], 'R12-3'],
    ['/job/Austin/Engineer_R12', ['Spotlight Job', 'Posted 3 Days Ago'], 'R12'],
    ['/job/Austin/Engineer_REQ_12345', ['REQ_12345'], '12345'],
    ['/job/Canada---Ottawa/Optical-Engineer-20251045', ['20251045'], '20251045'],
    ['/job/Austin/Senior-Engineer', ['Full time'], 'Senior-Engineer'],
    ['/job/Austin/Senior_Engineer', [], 'Senior_Engineer'],
  ])('ING-01 at %j with the fields %j is %j', (externalPath, bulletFields, id) => {
    expect(one({ externalPath, bulletFields })?.id).toBe(id);
  });

  test('ING-01 stays the same when the title and the place change', () => {
    const before = one({});
    const after = one({
      title: 'Platform Engineer',
      externalPath: '/job/Austin/Platform-Engineer_JR-100008',
    });
    expect([after?.id, after?.url === before?.url]).toEqual([before?.id, false]);
  });

  test('ING-01 that several rows share is one posting, the first of them', () => {
    const { postings } = read(
      aWorkdayRow(8, { externalPath: '/job/Austin/Engineer_JR-100008' }),
      aWorkdayRow(8, { externalPath: '/job/Boston/Engineer_JR-100008-1' }),
    );
    expect(postings.map(({ url }) => url)).toEqual([expect.stringContaining('/Austin/')]);
  });

  test('ING-03 with other characters than ASCII is unreadable', () => {
    expect(
      read(aWorkdayRow(8, { externalPath: '/job/Köln/Bäcker-in_Ä123', bulletFields: [] })).unreadable,
    ).toEqual([{ id: '', error: expect.stringContaining('The requisition of the posting is invalid.') }]);
  });
});

describe('the title of a Workday posting', () => {
  test.each([
    ['Sr. Engineer_JR-100008', 'Sr. Engineer'],
    ['Sr. Engineer_JR100008', 'Sr. Engineer'],
    ['Sr. Engineer (JR-100008)', 'Sr. Engineer'],
    ['Sr. Engineer - JR-100008', 'Sr. Engineer'],
    ['Sr. Engineer JR-100008-2', 'Sr. Engineer'],
    ['Sr. Engineer_R123', 'Sr. Engineer'],
    ['Sr. Engineer (R-12345)', 'Sr. Engineer'],
    ['Sr. Engineer - JR-0105486', 'Sr. Engineer'],
    ['Software Engineer - New College Grad 2026', 'Software Engineer - New College Grad 2026'],
    ['Quality Engineer - ISO9001', 'Quality Engineer - ISO9001'],
    ['Radar Engineer (T01/T02)', 'Radar Engineer (T01/T02)'],
    ['JR-100008', 'JR-100008'],
  ])('ING-02 %j is shown as %j', (title, shown) => {
    expect(one({ title })?.title).toBe(shown);
  });
});

describe('an answer that is not a Workday board', () => {
  test.each([null, '', 7, [], {}, { jobPostings: null }, { errorCode: 'HTTP_422' }, { total: 3, jobs: [] }])(
    'ING-03 is rejected: %j',
    (body) => {
      expect(() => workday.parse(SLUG, [body])).toThrow(/^The answer is not a Workday board/);
      expect(() => workday.parse(SLUG, [aWorkdayPage(40, []), body])).toThrow(/^The answer is not/);
      expect(workday.nextPage?.(SLUG, [body])).toBeUndefined();
    },
  );

  test('ING-03 is rejected if it is missing', () => {
    expect(() => workday.parse(SLUG, [])).toThrow(/^The answer is not a Workday board/);
  });
});
