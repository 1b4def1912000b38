import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { builtSite } from './built-site.ts';

let folder: string;
const write = (name: string, text = '') => {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
};
const claims = {
  price: { monthly: '$5.00', annual: '$54.00', annualLabel: '10% savings' },
  testimonial: 'sample',
};
const names = { origin: 'https://daybreak.example', config: {}, supportAddress: undefined };
const open = '<link rel="canonical" href="https://site.invalid/">';
const hidden = '<meta name="robots" content="noindex" data-head>';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'built-site-'));
  write('index.html', open);
  write('about-us.html', open);
  write('login.html', hidden);
  write('profile/settings.html', hidden);
  write('404.html', hidden);
  write('server/job.html', open);
  write('server/claims.json', JSON.stringify(claims));
  write('assets/site-x.js');
  write('robots.txt', 'Sitemap: https://site.invalid/sitemap.xml');
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the built site', () => {
  test('ROUTE-02 has every page at its path, those of the account in their folder', () => {
    expect(builtSite(folder).pages).toEqual(['/', '/about-us', '/login', '/profile/settings']);
  });

  test('tells search engines of the pages for everybody alone', () => {
    expect(builtSite(folder).listed).toEqual(['/', '/about-us']);
  });

  test('keeps what is not for visitors to itself', () => {
    expect(builtSite(folder).files).toEqual(['/assets/', '/robots.txt']);
  });

  test('names the origin it is served from in every text, those in folders as well', () => {
    const texts = builtSite(folder).texts(names);
    expect(texts.map(({ name }) => name).sort()).toEqual([
      '404.html',
      'about-us.html',
      'index.html',
      'login.html',
      'profile/settings.html',
      'robots.txt',
    ]);
    expect(texts.find(({ name }) => name === 'robots.txt')?.text).toBe(
      'Sitemap: https://daybreak.example/sitemap.xml',
    );
  });

  test('writes the configuration into the page that has place for it, whatever its values', () => {
    write('index.html', '<script type="application/json" id="config"></script>');
    const config = { apiKey: 'k', host: '</script>$&' };
    const texts = builtSite(folder).texts({ ...names, config });
    const page = texts.find(({ name }) => name === 'index.html')?.text ?? '';
    const [, written = ''] = /^<script [^>]*>([^<]*)<\/script>$/.exec(page) ?? [];
    expect(JSON.parse(written)).toEqual(config);
    expect(texts.find(({ name }) => name === 'about-us.html')?.text).not.toContain('apiKey');
  });

  test('OPS-01 names the support address of its stage in every text', () => {
    write('about-us.html', '<a href="mailto:support@daybreak.example">support@daybreak.example</a>');
    const texts = builtSite(folder).texts({ ...names, supportAddress: 'help@acme.com' });
    expect(texts.find(({ name }) => name === 'about-us.html')?.text).toBe(
      '<a href="mailto:help@acme.com">help@acme.com</a>',
    );
  });

  test('OPS-01 hands on what its pages claim', () => {
    expect(builtSite(folder).claims).toEqual(claims);
  });

  test('says what to do where nothing is built', () => {
    expect(() => builtSite(join(folder, 'nowhere'))).toThrow('build the site first');
  });
});
