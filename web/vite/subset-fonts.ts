/**
 * Writes the fonts that every first visit waits for: the letters of plain English and the weights and features the site
 * uses, a third of the packages' latin files, which are fetched only for other letters (src/app/fonts.css). Each fits
 * with its headers into the first ten packets of a connection (14,600 bytes), so it comes a round trip earlier. Run it when a font's
 * package or a weight changes: node vite/subset-fonts.ts, in web/.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import subset from 'subset-font';

const packages = 'node_modules/@fontsource-variable';
const fonts = [
  { name: 'inter', axes: { wght: { min: 400, max: 600 } } },
  { name: 'bricolage-grotesque', axes: { wght: 600 } },
];

/** As the unicode-range of the plain faces in fonts.css has it. */
const plain = [
  [0x20, 0x7e],
  [0xa0],
  [0xb7],
  [0x2013, 0x2014],
  [0x2018, 0x2019],
  [0x201c, 0x201d],
  [0x2022],
  [0x2026],
];
const text = plain
  .flatMap(([first = 0, last = first]) => Array.from({ length: last - first + 1 }, (_, n) => first + n))
  .map((code) => String.fromCodePoint(code))
  .join('');

mkdirSync('src/app/fonts', { recursive: true });
for (const { name, axes } of fonts) {
  const whole = readFileSync(`${packages}/${name}/files/${name}-latin-wght-normal.woff2`);
  const made = await subset(whole, text, {
    targetFormat: 'woff2',
    variationAxes: axes,
    // Kerning, figures of one width, and what these need.
    keepFeatures: ['kern', 'tnum', 'ccmp', 'liga'],
    // What no browser needs: a weight's widths are in its outlines too. A font without its names it refuses whole.
    dropTables: ['STAT', 'HVAR', 'MVAR'],
  });
  writeFileSync(`src/app/fonts/${name}-plain.woff2`, made);
  console.log(`${name}: ${whole.length} bytes before, ${made.length} now`);
}
