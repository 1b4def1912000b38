import type { LookupAddress } from 'node:dns';
import { describe, expect, test } from '@jest/globals';
import { createRobotsCache } from '../reading/robots.ts';
import { fakeWeb } from '../registry/discovery/fixtures/fake-web.ts';
import { checkFetch, claimingFetch } from './check-fetch.ts';
import { checksPerDay } from './claim-host.ts';
import { findBoard } from './find-board.ts';
import { parseTarget } from './follow-target.ts';
import { registeredCompanies } from './registered-companies.ts';
import { startFinding } from './start-finding.ts';

const board = JSON.stringify({
  jobs: [
    {
      id: 1,
      title: 'Backend Engineer',
      company_name: 'Larkspur',
      absolute_url: 'https://larkspur.com/jobs/1',
      location: { name: 'Denver, CO' },
      updated_at: '2026-10-01T10:00:00Z',
      content: '<p>Build things at Larkspur.</p>',
    },
  ],
  meta: { total: 1 },
});
const BOARD_URL =
  'https://boards-api.greenhouse.io/v1/boards/larkspur/jobs?content=true&pay_transparency=true';

type Answers = Parameters<typeof fakeWeb>[0];
interface Options {
  readonly privateHosts?: readonly string[];
  readonly limits?: Record<string, number>;
  readonly backedOff?: string;
}

/** Finds the board of a text on a fake web. */
async function find(text: string, answers: Answers, options: Options = {}) {
  const { privateHosts = [], limits = {}, backedOff } = options;
  const web = fakeWeb(answers);
  const claimed: string[] = [];
  const lookup = async (host: string): Promise<LookupAddress[]> => [
    { address: privateHosts.includes(host) ? '10.0.0.7' : '93.184.216.34', family: 4 },
  ];
  const deps = {
    ...web,
    // The overloads of Node's lookup; only this one is called.
    lookup: lookup as never,
    environment: {},
    checks: {
      async claimHost(host: string, limit: number) {
        claimed.push(host);
        return claimed.filter((other) => other === host).length <= (limits[host] ?? limit);
      },
    },
    robots: createRobotsCache(() => new Date()),
    hosts: { backoffUntil: async (host: string) => (host === backedOff ? new Date() : undefined) },
  };
  const finding = await findBoard(
    startFinding(deps, registeredCompanies([], new Set())),
    parseTarget(text),
    text,
  );
  return { finding, claimed, requests: web.requests };
}

const page = (link: string) => `<html><body><a href="${link}">Open positions</a></body></html>`;
const redirect = (location: string) => ({ status: 302, headers: { location } });

describe('a check of what a person asked for', () => {
  test('PROF-01 finds the board that a careers page links to, and claims each host once', async () => {
    const { finding, claimed, requests } = await find('https://larkspur.com/careers', {
      'https://larkspur.com/careers': page('https://boards.greenhouse.io/larkspur'),
      [BOARD_URL]: board,
    });
    expect(finding).toEqual({ kind: 'found', ats: 'greenhouse', slug: 'larkspur', company: 'Larkspur' });
    expect(claimed).toEqual(['larkspur.com', 'boards-api.greenhouse.io']);
    expect(requests[0]).toBe('https://larkspur.com/robots.txt');
  });

  test('PROF-01 obeys robots.txt', async () => {
    const { finding, requests } = await find('https://larkspur.com/careers', {
      'https://larkspur.com/robots.txt': 'User-agent: *\nDisallow: /careers',
      'https://larkspur.com/careers': page('https://boards.greenhouse.io/larkspur'),
    });
    expect(finding).toEqual({
      kind: 'unreadable',
      reason: 'The robots.txt of larkspur.com disallows /careers.',
    });
    expect(requests).toEqual(['https://larkspur.com/robots.txt']);
  });

  test('PROF-01 requests no host at a private address, however it is led there', async () => {
    const options = { privateHosts: ['intranet.larkspur.com'] };
    const direct = await find('https://intranet.larkspur.com/jobs', {}, options);
    expect([direct.finding.kind, direct.requests]).toEqual(['unreadable', []]);
    for (const location of [
      'https://intranet.larkspur.com/jobs',
      'http://169.254.169.254/',
      'http://[::1]/',
    ]) {
      const answers = { 'https://larkspur.com/careers': redirect(location) };
      const { finding, requests } = await find('https://larkspur.com/careers', answers, options);
      expect([location, finding.kind]).toEqual([location, 'unreadable']);
      expect(requests.filter((url) => !url.startsWith('https://larkspur.com/'))).toEqual([]);
    }
  });

  test.each([
    ['a redirect loop', { 'https://larkspur.com/careers': redirect('/careers') }],
    ['a page above 4 MB', { 'https://larkspur.com/careers': 'x'.repeat(5 * 1024 * 1024) }],
    ['a challenge', { 'https://larkspur.com/careers': { status: 403 } }],
    ['another scheme', { 'https://larkspur.com/careers': redirect('file:///etc/passwd') }],
    ['a page without jobs', { 'https://larkspur.com/careers': '<p>We are nice.</p>' }],
  ])('PROF-01 ends at %s, which staff may look at', async (_, answers: Answers) => {
    const { finding, requests } = await find('https://larkspur.com/careers', answers);
    expect(finding.kind).toBe('unreadable');
    expect(requests.length).toBeLessThan(30);
  });

  test('PROF-01 asks no host that asked to wait, or that had its checks of the day', async () => {
    const answers = { 'https://larkspur.com/careers': page('https://boards.greenhouse.io/larkspur') };
    const reason = 'larkspur.com has been checked today, or asks us to wait.';
    for (const options of [{ backedOff: 'larkspur.com' }, { limits: { 'larkspur.com': 0 } }]) {
      const { finding, requests } = await find('https://www.larkspur.com/careers', answers, options);
      expect([finding, requests]).toEqual([
        { kind: 'unreadable', reason: expect.stringContaining(reason) },
        [],
      ]);
    }
  });

  test('PROF-01 reads a site without a known system if its sitemap leads to JobPosting markup', async () => {
    const posting = {
      '@context': 'https://schema.org',
      '@type': 'JobPosting',
      title: 'Backend Engineer',
      hiringOrganization: { '@type': 'Organization', name: 'Larkspur' },
      description: '<p>Build things at Larkspur.</p>',
      datePosted: '2026-10-01',
    };
    const job = 'https://larkspur.com/jobs/backend-engineer';
    const answers = {
      'https://larkspur.com/careers': '<p>See our jobs.</p>',
      'https://larkspur.com/robots.txt': 'Sitemap: https://larkspur.com/sitemap.xml',
      'https://larkspur.com/sitemap.xml': `<urlset><url><loc>${job}</loc></url></urlset>`,
      [job]: `<script type="application/ld+json">${JSON.stringify(posting)}</script>`,
    };
    const { finding, claimed } = await find('https://larkspur.com/careers', answers);
    expect(finding).toEqual({ kind: 'found', ats: 'careers', slug: 'larkspur.com', company: 'Larkspur' });
    expect(claimed).toEqual(['larkspur.com']);
    const without = await find('https://larkspur.com/careers', { ...answers, [job]: '<p>A job.</p>' });
    expect(without.finding).toEqual({
      kind: 'unreadable',
      reason: 'careers:larkspur.com: No page that was tried describes a job.',
    });
  });

  test('PROF-01 claims the hosts that redirects lead to', async () => {
    const answers = {
      'https://larkspur.com/careers': redirect('https://www.fernhill.com/jobs'),
      'https://www.fernhill.com/jobs': page('https://boards.greenhouse.io/larkspur'),
      [BOARD_URL]: board,
    };
    const text = 'https://larkspur.com/careers';
    expect((await find(text, answers)).claimed).toEqual([
      'larkspur.com',
      'fernhill.com',
      'boards-api.greenhouse.io',
    ]);
    const { finding, requests } = await find(text, answers, { limits: { 'fernhill.com': 0 } });
    expect(finding.kind).toBe('unreadable');
    expect(requests.filter((url) => url.includes('fernhill'))).toEqual([]);
  });

  test('PROF-01 allows three checks a day of a site, and more of the hosts that vendors’ boards share', () => {
    expect(checksPerDay('larkspur.com', {})).toBe(3);
    expect(checksPerDay('boards-api.greenhouse.io', {})).toBe(500);
    expect(checksPerDay('127.0.0.1:4600', { GREENHOUSE_URL: 'http://127.0.0.1:4600/greenhouse' })).toBe(500);
    expect(checksPerDay('nvidia.wd5.myworkdayjobs.com', {})).toBe(5);
  });

  test('PROF-01 connects to websites at public addresses only, apart from hosts that the environment replaces', async () => {
    const answerWith = (name: string) => async () => new Response(name);
    const environment = { COMPANY_SITES_URL: 'http://127.0.0.1:4600/sites/{host}' };
    const request = checkFetch(environment, answerWith('guarded'), answerWith('plain'));
    const answerOf = async (url: string) => (await request(url)).text();
    expect(await answerOf('https://larkspur.com/')).toBe('guarded');
    expect(await answerOf('http://127.0.0.1:4600/sites/larkspur.com/')).toBe('plain');
    await expect(request('https://larkspur.com:8443/')).rejects.toThrow('not the address of a website');
    await expect(request('https://ada:x@larkspur.com/')).rejects.toThrow('not the address of a website');
  });

  test('PROF-01 keeps no connection open that a site holds beyond the time of a check', async () => {
    const deadline = new AbortController();
    const holds: typeof fetch = (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new Error('The check took too long.')));
      });
    const request = claimingFetch(holds, async () => true, deadline.signal);
    const held = request('https://larkspur.com/careers');
    setImmediate(() => deadline.abort());
    await expect(held).rejects.toThrow('The check took too long.');
  });
});
