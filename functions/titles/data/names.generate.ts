/**
 * Writes names.generated.txt, the parsed names of occupations.txt, unless it is up to date. `pnpm generate`
 * runs it, and so does whoever bundles functions.
 */
import { writeFileSync } from 'node:fs';
import { compileNames } from '../occupations.ts';
import { readCompiledNames, sealNames } from './compiled-names.ts';

if (readCompiledNames() === undefined)
  writeFileSync(new URL('./names.generated.txt', import.meta.url), sealNames(compileNames()));
