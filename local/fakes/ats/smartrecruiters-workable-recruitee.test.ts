import { describe, expect, test } from '@jest/globals';
import { runFakes } from '../testing/run-fakes.ts';
import { atsFakes } from './ats-fakes.ts';

const { endpoint, put, ask } = runFakes('smartrecruiters', 'workable', 'recruitee');
const companyOf = (ats: string, recording: unknown) =>
  atsFakes.find((fake) => fake.ats === ats)?.companyOf(JSON.stringify(recording));

describe('the fake SmartRecruiters', () => {
  const posting = (id: number) => ({ id: `${id}`, name: `Posting ${id}`, company: { name: 'Test Kettle ' } });
  const detailed = (id: number) => ({
    ...posting(id),
    jobAd: { sections: { jobDescription: { title: 'Job', text: '<p>Tea</p>' } } },
    postingUrl: `https://jobs.smartrecruiters.com/kettle/${id}`,
    applyUrl: `https://jobs.smartrecruiters.com/kettle/${id}?oga=true`,
    active: true,
  });
  const numbers = (count: number) => Array.from({ length: count }, (_, number) => number);
  const ask250 = async (query: string) => {
    await put('smartrecruiters/kettle.json', { content: numbers(250).map(detailed) });
    return (await ask('SMARTRECRUITERS_URL', `/v1/companies/kettle/postings${query}`)).json();
  };

  test.each([
    ['', 0, 10, 10],
    ['?limit=100', 0, 100, 100],
    ['?limit=100&offset=200', 200, 100, 50],
    ['?limit=100&offset=900', 900, 100, 0],
    ['?limit=5000', 0, 100, 100],
    ['?limit=all&offset=-1', 0, 10, 10],
  ])(
    'for %j returns the page at offset %i with limit %i, which has %i postings',
    async (query, ...expected) => {
      const [offset, limit, shown] = expected;
      expect(await ask250(query)).toEqual({
        offset,
        limit,
        totalFound: 250,
        content: numbers(250)
          .slice(offset, offset + shown)
          .map(posting),
      });
    },
  );

  test("returns a posting's text only with the posting itself", async () => {
    await put('smartrecruiters/kettle.json', { content: [detailed(1), detailed(2)] });
    const one = await ask('SMARTRECRUITERS_URL', '/v1/companies/kettle/postings/2');
    expect(await one.json()).toEqual(detailed(2));
    expect((await ask('SMARTRECRUITERS_URL', '/v1/companies/kettle/postings/9')).status).toBe(404);
    expect((await ask('SMARTRECRUITERS_URL', '/v1/companies/nobody/postings/2')).status).toBe(404);
  });

  test('ING-03 returns no postings for an unknown company', async () => {
    const answer = await ask('SMARTRECRUITERS_URL', '/v1/companies/nobody/postings?limit=100&offset=0');
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { offset: 0, limit: 100, totalFound: 0, content: [] },
    ]);
  });

  test('applies behavior files to lists and postings', async () => {
    await put('smartrecruiters/kettle.json', { content: [detailed(1)] });
    await put('smartrecruiters/kettle.behavior.json', { status: 429, headers: { 'retry-after': '7' } });
    for (const path of ['/v1/companies/kettle/postings', '/v1/companies/kettle/postings/1']) {
      const answer = await ask('SMARTRECRUITERS_URL', path);
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '7']);
    }
  });

  test("serves an invalid recording unchanged, and reads the employer's name from a valid one", async () => {
    await put('smartrecruiters/kettle.json', '{"content": oops');
    const answer = await ask('SMARTRECRUITERS_URL', '/v1/companies/kettle/postings');
    expect(await answer.text()).toBe('{"content": oops');
    expect(companyOf('smartrecruiters', { content: [posting(1)] })).toBe('Test Kettle');
    expect(companyOf('smartrecruiters', { content: [{ company: 'Kettle' }] })).toBeUndefined();
  });
});

describe('the fake Workable', () => {
  const job = { shortcode: 'A1', title: 'Tea Taster' };
  const account = { name: ' Test Kettle', jobs: [{ ...job, description: '<p>Tea</p>' }] };

  test('ING-01 returns the account currently in the file, and descriptions only if requested', async () => {
    await put('workable/kettle.json', account);
    const path = '/api/v1/widget/accounts/kettle';
    expect(await (await ask('WORKABLE_URL', `${path}?details=true`)).json()).toEqual(account);
    expect(await (await ask('WORKABLE_URL', path)).json()).toEqual({ ...account, jobs: [job] });
    expect(companyOf('workable', account)).toBe('Test Kettle');
    expect(companyOf('workable', { ...account, name: null })).toBeUndefined();
  });

  test('returns 304 for an unchanged account', async () => {
    await put('workable/kettle.json', account);
    const first = await ask('WORKABLE_URL', '/api/v1/widget/accounts/kettle?details=true');
    const again = await ask('WORKABLE_URL', '/api/v1/widget/accounts/kettle?details=true', {
      headers: { 'if-none-match': first.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
  });

  test('returns 404 for an account without a file, and serves an invalid recording unchanged', async () => {
    expect((await ask('WORKABLE_URL', '/api/v1/widget/accounts/nobody?details=true')).status).toBe(404);
    await put('workable/kettle.json', '[]');
    expect(await (await ask('WORKABLE_URL', '/api/v1/widget/accounts/kettle')).text()).toBe('[]');
  });
});

describe('the fake Recruitee', () => {
  const site = { offers: [{ id: 1, title: 'Tea Taster', company_name: 'Test Kettle ' }, { id: 2 }] };
  const askOf = (slug: string, path: string) =>
    fetch(`${endpoint('RECRUITEE_URL').replace('{slug}', slug)}${path}`);

  test('ING-01 has a separate base URL for each careers site', async () => {
    expect(endpoint('RECRUITEE_URL')).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/recruitee\/\{slug\}$/);
    await put('recruitee/kettle.json', site);
    await put('recruitee/teapot.json', { offers: [] });
    expect(await (await askOf('kettle', '/api/offers/')).json()).toEqual(site);
    expect(await (await askOf('teapot', '/api/offers/')).json()).toEqual({ offers: [] });
    expect((await askOf('nobody', '/api/offers/')).status).toBe(404);
  });

  test("returns one offer by its id, and reads the employer's name", async () => {
    await put('recruitee/kettle.json', site);
    expect(await (await askOf('kettle', '/api/offers/2')).json()).toEqual({ offer: { id: 2 } });
    expect((await askOf('kettle', '/api/offers/9')).status).toBe(404);
    expect(companyOf('recruitee', site)).toBe('Test Kettle');
    expect(companyOf('recruitee', { offers: [] })).toBeUndefined();
  });

  test('applies behavior files, and serves an invalid recording unchanged', async () => {
    await put('recruitee/kettle.json', '{"offers": oops');
    expect(await (await askOf('kettle', '/api/offers/')).text()).toBe('{"offers": oops');
    await put('recruitee/kettle.behavior.json', { notJson: true });
    expect((await askOf('kettle', '/api/offers/')).headers.get('content-type')).toContain('text/html');
  });
});
