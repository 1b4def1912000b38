import { describe, expect, test } from '@jest/globals';
import { careersLinks } from './careers-links.ts';
import { fakeWeb } from './fixtures/fake-web.ts';
import { aRecognizer } from './fixtures/recognizer.ts';
import { parseCompanies } from './parse-companies.ts';
import { pageReader } from './read-page.ts';
import { searchCompany } from './search-company.ts';

const PRIVATE = 'intranet.example';

async function search(answers: Parameters<typeof fakeWeb>[0]) {
  const web = fakeWeb(answers);
  const publicFetch: typeof fetch = async (input, init) => {
    if (String(input).includes(PRIVATE)) throw new Error(`'${PRIVATE}' resolves to 10.0.0.7.`);
    return web.fetch(input, init);
  };
  const [company] = parseCompanies('Acme Robotics\tacme.example');
  if (!company) throw new Error('The list has one company.');
  const { name, search: run } = searchCompany(
    pageReader({ ...web, fetch: publicFetch }),
    aRecognizer,
    company,
  );
  const found = run();
  await found.catch(() => undefined);
  return { name, found, requests: web.requests.filter((url) => !url.endsWith('/robots.txt')) };
}

const BOARD = [{ ats: 'greenhouse', slug: 'acme', company: 'Acme Robotics' }];

describe("a company's board is found", () => {
  test('by a link on its home page', async () => {
    const { name, found } = await search({
      'https://acme.example/': '<a href="https://boards.greenhouse.io/acme">Careers</a>',
    });
    expect(name).toBe('company acme.example');
    expect(await found).toEqual(BOARD);
  });

  test('behind its careers link, two pages deep, and on another host', async () => {
    const { found, requests } = await search({
      'https://acme.example/': '<a href="/blog">Blog</a><a href="/about/careers#top">Careers</a>',
      'https://acme.example/about/careers': '<a href="https://jobs.acme.example/open">See open positions</a>',
      'https://jobs.acme.example/open': '<script src="https://boards.greenhouse.io/acme/embed.js"></script>',
    });
    expect(await found).toEqual(BOARD);
    expect(requests).toEqual([
      'https://acme.example/',
      'https://acme.example/about/careers',
      'https://jobs.acme.example/open',
    ]);
  });

  test('by a redirect of a usual address, which is not requested itself', async () => {
    const { found, requests } = await search({
      'https://acme.example/': '<p>Robots</p>',
      'https://acme.example/careers': { status: 302, headers: { location: 'https://jobs.lever.co/acme' } },
    });
    expect(await found).toEqual([{ ats: 'lever', slug: 'acme', company: 'Acme Robotics' }]);
    expect(requests.at(-1)).toBe('https://acme.example/careers');
  });

  test("on its own site, if nothing leads to a vendor's board", async () => {
    const { found } = await search({
      'https://acme.example/': '<a href="/careers">Careers</a>',
      'https://acme.example/careers': '<h1>Open positions</h1>',
    });
    expect(await found).toEqual([{ ats: 'careers', slug: 'acme.example', company: 'Acme Robotics' }]);
  });
});

describe('a site that misbehaves', () => {
  test('is left alone where its robots.txt disallows it', async () => {
    const { found, requests } = await search({
      'https://acme.example/robots.txt': 'User-agent: *\nDisallow: /careers',
      'https://acme.example/': '<a href="/careers">Careers</a>',
      'https://acme.example/careers': '<a href="https://boards.greenhouse.io/acme">Jobs</a>',
    });
    expect(await found).toEqual([]);
    expect(requests).toEqual(['https://acme.example/', 'https://acme.example/jobs']);
  });

  test('is left alone by the robots.txt that its own redirects to', async () => {
    const { found, requests } = await search({
      'https://acme.example/robots.txt': {
        status: 301,
        headers: { location: 'https://www.acme.example/robots.txt' },
      },
      'https://www.acme.example/robots.txt': 'User-agent: *\nDisallow: /',
    });
    await expect(found).rejects.toThrow('The robots.txt of acme.example disallows /.');
    expect(requests).toEqual([]);
  });

  test('fails if its robots.txt or home page cannot be read', async () => {
    const closed = await search({ 'https://acme.example/robots.txt': { status: 500 } });
    await expect(closed.found).rejects.toThrow("The robots.txt of acme.example can't be read now");
    const missing = await search({});
    await expect(missing.found).rejects.toThrow('https://acme.example/ answered with status 404.');
  });

  test('cannot make us read private hosts, other protocols, or redirects without end', async () => {
    const { found, requests } = await search({
      'https://acme.example/': `<a href="http://${PRIVATE}/jobs">Jobs</a><a href="file:///etc/jobs">Jobs</a>`,
      'https://acme.example/careers': { status: 301, headers: { location: '/careers' } },
    });
    expect(await found).toEqual([]);
    expect(requests.filter((url) => url.endsWith('/careers'))).toHaveLength(6);
    expect(requests.some((url) => url.includes(PRIVATE))).toBe(false);
  });

  test('is read for at most eight pages', async () => {
    const endless = Object.fromEntries(
      Array.from({ length: 40 }, (_, page) => [
        `https://acme.example/${page === 0 ? '' : `jobs/${page}`}`,
        `<a href="/jobs/${page + 1}">Jobs</a>`,
      ]),
    );
    const { found, requests } = await search(endless);
    expect(await found).toEqual([]);
    expect(requests).toHaveLength(8);
  });
});

describe('careers links', () => {
  const base = new URL('https://acme.example/');
  const linksIn = (html: string) => careersLinks(html, base).map(({ href }) => href);

  test('come best first, each once, without articles', () => {
    const html = `<a href="/company">Join our team</a><a href="/careers">Careers</a><a href="/careers#eu">Jobs</a>
      <a href="/blog/careers/1">News</a><a href="mailto:jobs@acme.example">Jobs</a><a href="/pricing">Pricing</a>`;
    expect(linksIn(html)).toEqual(['https://acme.example/careers', 'https://acme.example/company']);
  });

  test.each(['<a href="http://[">Jobs</a>', '<a>Jobs</a>', '<a href="/jobs', '<<<a href=//>'])(
    'are none in %s',
    (html) => expect(linksIn(html)).toEqual([]),
  );
});

describe('the list of companies', () => {
  test('has a name and a home page per line', () => {
    expect(parseCompanies('# tech\nAcme\tacme.example\r\n\nBolt\thttp://www.bolt.example/en')).toEqual([
      { name: 'Acme', homepage: new URL('https://acme.example/') },
      { name: 'Bolt', homepage: new URL('http://www.bolt.example/en') },
    ]);
  });

  test.each(['Acme', 'Acme\t', '\tacme.example', 'Acme\thttp://', 'Acme\tlocalhost'])(
    'is rejected for the line %j',
    (line) => expect(() => parseCompanies(`Bolt\tbolt.example\n${line}`)).toThrow('Line 2 is not'),
  );
});
