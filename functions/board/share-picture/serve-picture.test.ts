import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pictureWords, sharePicture } from '@daybreak/contract/share-picture.ts';
import { describe, expect, test } from '@jest/globals';
import { XMLValidator } from 'fast-xml-parser';
import { aJob } from '../../table/fixtures/job.ts';
import type { Job } from '../../table/job.ts';
import { startRenderer } from './draw-picture.ts';
import { pictureSvg } from './picture-svg.ts';
import { servePicture } from './serve-picture.ts';

const { resolve } = createRequire(import.meta.url);
const read = (file: string) => readFileSync(resolve(file));
const draw = await startRenderer({
  wasm: read('@resvg/resvg-wasm/index_bg.wasm'),
  fonts: [
    read('@expo-google-fonts/bricolage-grotesque/600SemiBold/BricolageGrotesque_600SemiBold.ttf'),
    read('@expo-google-fonts/inter/500Medium/Inter_500Medium.ttf'),
  ],
});
const versionOf = (job: Job) => sharePicture(job).path.split('/').at(-1) ?? '';
const pictureOf = (job: Job) => servePicture(job, versionOf(job), draw);

const HOSTILE = '</text><image href="https://evil.example/x.png"/> & ]]> \u0000 Engineer';

describe('the picture of a job', () => {
  test.each([
    ['a plain one', {}],
    ['a title of 200 letters', { jobTitle: 'Operations '.repeat(18) }],
    ['a hostile title', { jobTitle: HOSTILE }],
    ['no place, pay or date', { jobLocation: '', matchVersion: 0 }],
    ['other alphabets', { jobTitle: 'Инженер Łódź', fullCompanyName: 'Ελληνικά' }],
  ])('is a PNG of 1200 by 630 px, kept for a week: %s', (_, facts) => {
    const job = aJob(facts);
    const pictured = { ...job, isBaseline: job.matchVersion === 0 };
    const answer = servePicture(job, sharePicture(pictured).path.split('/').at(-1) ?? '', draw);
    expect(answer).toMatchObject({
      statusCode: 200,
      headers: { 'content-type': 'image/png', 'cache-control': 'public, max-age=604800, immutable' },
      isBase64Encoded: true,
    });
    const png = Buffer.from(answer.body ?? '', 'base64');
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(png.byteLength).toBeLessThan(150_000);
  });

  test('shows what the job says', () => {
    const bodies = [aJob(), aJob({ jobTitle: 'Designer' }), aJob({ fullCompanyName: 'Basil' })].map(
      (job) => pictureOf(job).body,
    );
    expect(new Set(bodies).size).toBe(3);
  });

  test('contains a title as text, never as markup', () => {
    const words = pictureWords(aJob({ jobTitle: HOSTILE }));
    const svg = words === null ? '' : pictureSvg(words, (text) => text.length / 2);
    expect(XMLValidator.validate(svg)).toBe(true);
    expect(svg).toContain('&lt;/text&gt;');
    expect(svg).not.toContain('<image');
    expect(svg).not.toContain('\u0000');
  });

  test.each([
    ['another version', aJob(), 'old.png', sharePicture(aJob()).path],
    ['a job that has closed', aJob({ closedAt: '2026-06-02T12:00:00.000Z' }), 'old.png', '/card-en.png'],
    ['a title in letters that the fonts lack', aJob({ jobTitle: 'مهندس' }), 'card-en.png', '/card-en.png'],
  ])('leads to the right one for %s', (_, job, version, location) => {
    expect(servePicture(job, version, draw)).toEqual({
      statusCode: 302,
      headers: { location, 'cache-control': 'public, max-age=60' },
    });
  });
});
