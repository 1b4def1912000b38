import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { readBuiltSite } from './built-site.ts';

let folder: string;
const write = (name: string, text = '') => {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
};
const claims = {
  price: { monthly: '$5.00', annual: '$54.00', annualLabel: '10% savings' },
  testimonial: 'sample',
};
const values = { origin: 'https://daybreak.example', config: {}, supportAddress: undefined };
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

describe('readBuiltSite', () => {
  test('ROUTE-02 lists every page by its path, including pages in folders', () => {
    expect(readBuiltSite(folder).pages).toEqual(['/', '/about-us', '/login', '/profile/settings']);
  });

  test('lists only public pages as indexed', () => {
    expect(readBuiltSite(folder).indexed).toEqual(['/', '/about-us']);
  });

  test('does not list server files as public', () => {
    expect(readBuiltSite(folder).files).toEqual(['/assets/', '/robots.txt']);
  });

  test('fills the site origin into every text file, also in folders', () => {
    const texts = readBuiltSite(folder).renderTexts(values);
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

  test('escapes the configuration that it inlines into a page', () => {
    write('index.html', '<script type="application/json" id="config"></script>');
    const config = { apiKey: 'k', host: '</script>$&' };
    const texts = readBuiltSite(folder).renderTexts({ ...values, config });
    const page = texts.find(({ name }) => name === 'index.html')?.text ?? '';
    const [, written = ''] = /^<script [^>]*>([^<]*)<\/script>$/.exec(page) ?? [];
    expect(JSON.parse(written)).toEqual(config);
    expect(texts.find(({ name }) => name === 'about-us.html')?.text).not.toContain('apiKey');
  });

  test('OPS-01 fills the stage’s support address into every text file', () => {
    write('about-us.html', '<a href="mailto:support@daybreak.example">support@daybreak.example</a>');
    const texts = readBuiltSite(folder).renderTexts({ ...values, supportAddress: 'help@acme.com' });
    expect(texts.find(({ name }) => name === 'about-us.html')?.text).toBe(
      '<a href="mailto:help@acme.com">help@acme.com</a>',
    );
  });

  test('OPS-01 returns the claims on the pages', () => {
    expect(readBuiltSite(folder).claims).toEqual(claims);
  });

  test('fails with instructions when the site is not built', () => {
    expect(() => readBuiltSite(join(folder, 'nowhere'))).toThrow('Build the site first');
  });
});
