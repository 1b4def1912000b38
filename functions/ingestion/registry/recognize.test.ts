import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { knownBoards } from './recognition/known-boards.ts';
import { recognizeUrl } from './recognize.ts';

const [, ...ROWS] = readFileSync('functions/ingestion/registry/recognition/fixtures/addresses.tsv', 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => line.split('\t'));

const known = knownBoards([
  { ats: 'greenhouse', slug: 'waymo', company: 'Waymo' },
  { ats: 'greenhouse', slug: 'oscar', company: 'Oscar Health' },
  { ats: 'greenhouse', slug: 'unity3d', company: 'Unity' },
  { ats: 'greenhouse', slug: 'wizinc', company: 'Wiz' },
  { ats: 'greenhouse', slug: 'pinterest', company: 'Pinterest' },
  { ats: 'greenhouse', slug: 'peloton', company: 'Peloton' },
  { ats: 'greenhouse', slug: 'datadog', company: 'Datadog' },
  { ats: 'smartrecruiters', slug: 'Visa', company: 'Visa' },
  {
    ats: 'workday',
    slug: 'nvidia.wd5.myworkdayjobs.com~NVIDIAExternalCareerSite',
    company: 'NVIDIA',
  },
]);

describe('recognizing the board behind a URL', () => {
  test.each(ROWS.filter(([, ats]) => ats !== '-'))('%s is on %s: %s', (url = '', ats, slug) => {
    expect(recognizeUrl(url, known)).toMatchObject({ ats, slug });
  });

  test.each(ROWS.filter(([, ats]) => ats === '-'))('%s is no board (%s): %s', (url = '', _, reason = '') => {
    expect(recognizeUrl(url, known)).toEqual({ reason: expect.stringContaining(reason) });
  });

  test('covers at least 150 addresses', () => {
    expect(ROWS.length).toBeGreaterThanOrEqual(150);
  });

  test.each([
    'https://stripe.com/jobs/search?gh_jid=4952353',
    'https://jobs.sap.com/job/Walldorf-Developer-69190/1234567801/',
    'https://nvidia.wd5.myworkdayjobs.com/job/Canada-Toronto/Engineer_JR2014274',
  ])('%s is a guess that the vendor must confirm', (url) => {
    expect(recognizeUrl(url, known)).toMatchObject({ isGuess: true });
  });

  test('an address that names the board is no guess', () => {
    expect(recognizeUrl('https://jobs.lever.co/zoox')).toEqual({ ats: 'lever', slug: 'zoox' });
  });

  test('any text yields a board with a slug, or a reason', () => {
    const [parts] = [ROWS.flatMap(([url = '']) => url.split(/(?<=[/.?&=~@:#-])/))];
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.constantFrom(...parts), fc.string({ maxLength: 8 })), { maxLength: 8 }),
        (pieces) => {
          const found = recognizeUrl(pieces.join(''), known);
          if ('reason' in found) expect(found.reason).toMatch(/\.$/);
          else expect(found.slug).not.toBe('');
        },
      ),
      { seed: 18, numRuns: 2_000 },
    );
  });

  test('1,000 addresses are recognized without backtracking', () => {
    const long = `https://acme.com/${'job-'.repeat(450)}`;
    expect(Array.from({ length: 1_000 }, () => recognizeUrl(long)).every((found) => 'ats' in found)).toBe(
      true,
    );
  });
});
