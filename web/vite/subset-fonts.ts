/**
 * Subsets the fonts that every first visit loads to plain English and the weights in use. Each then fits with
 * its headers into the first 14,600 bytes of a connection, which saves a round trip; other letters load from
 * the packages' files (src/app/fonts.css). Run `node vite/subset-fonts.ts` in web/ when a font's package or
 * weight changes.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import subset from 'subset-font';

const packages = 'node_modules/@fontsource-variable';
const fonts = [
  { name: 'inter', axes: { wght: { min: 400, max: 600 } } },
  { name: 'bricolage-grotesque', axes: { wght: 600 } },
];

/** Must equal the unicode-range of the plain faces in fonts.css. */
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
    // Kerning and tabular figures, and what they depend on.
    keepFeatures: ['kern', 'tnum', 'ccmp', 'liga'],
    // Browsers do not need these tables. The name table must stay, or they reject the font.
    dropTables: ['STAT', 'HVAR', 'MVAR'],
  });
  writeFileSync(`src/app/fonts/${name}-plain.woff2`, made);
  console.log(`${name}: ${whole.length} bytes before, ${made.length} now`);
}
