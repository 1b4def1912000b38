import { describe, expect, test } from '@jest/globals';
import { runFakes } from '../testing/run-fakes.ts';

const { endpoint, put } = runFakes('successfactors');
const ask = (slug: string, path: string) =>
  fetch(`${endpoint('SUCCESSFACTORS_URL').replace('{slug}', slug)}${path}`);
const legacy = 'career4.successfactors.com~ACME';
const listing = '/career?company=ACME&career_ns=job_listing_summary';

describe('the fake SuccessFactors', () => {
  test("ING-01 returns a site's feed, in the folder of its brand if it has one", async () => {
    await put('successfactors/jobs.tea.example.xml', '<rss/>');
    await put('successfactors/jobs.tea.example~Pot.xml', '<rss><channel/></rss>');
    expect(await (await ask('jobs.tea.example', '/sitemal.xml')).text()).toBe('<rss/>');
    expect(await (await ask('jobs.tea.example~Pot', '/Pot/sitemal.xml')).text()).toBe(
      '<rss><channel/></rss>',
    );
    expect((await ask('jobs.tea.example~Pot', '/sitemal.xml')).status).toBe(404);
    expect((await ask('jobs.nobody.example', '/sitemal.xml')).status).toBe(404);
  });

  test('ING-01 returns the listing of an older site as XML on request', async () => {
    await put(`successfactors/${legacy}.xml`, '<Job-Listing/>');
    expect(await (await ask(legacy, `${listing}&resultType=XML`)).text()).toBe('<Job-Listing/>');
    expect(await (await ask(legacy, listing)).text()).toContain('Career Opportunities');
    const other = await ask(legacy, '/career?company=Acme&resultType=XML');
    expect([other.status, other.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  });

  test('applies behavior files', async () => {
    await put('successfactors/jobs.tea.example.xml', '<rss/>');
    await put('successfactors/jobs.tea.example.behavior.json', { status: 503 });
    expect((await ask('jobs.tea.example', '/sitemal.xml')).status).toBe(503);
  });
});
