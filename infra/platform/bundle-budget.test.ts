import { describe, expect, test } from '@jest/globals';
import { checkBundles } from './bundle-budget.ts';
import type { Bundle } from './bundle-functions.ts';

const ENTRY = 'functions/jobs/read.handler.ts';

const givenBundle = (bytes: number, imports: Bundle['output']['imports'] = []): Bundle => ({
  code: new Uint8Array(bytes),
  map: new Uint8Array(),
  output: { bytes, imports, exports: [], inputs: {} },
  dataFiles: [],
});

describe('checkBundles', () => {
  test('accepts 850 kB, imports of Node.js modules, and dynamic imports of external packages', () => {
    const bundle = givenBundle(850_000, [
      { path: 'node:fs', kind: 'import-statement', external: true },
      { path: 'crypto', kind: 'import-statement', external: true },
      { path: '@aws-sdk/credential-provider-ini', kind: 'dynamic-import', external: true },
    ]);
    expect(checkBundles(new Map([[ENTRY, bundle]]))).toEqual([]);
  });

  test('reports a bundle over 850 kB', () => {
    expect(checkBundles(new Map([[ENTRY, givenBundle(850_001)]]))).toEqual([
      `${ENTRY}: the bundle is 850001 bytes; the limit is 850000.`,
    ]);
  });

  test('reports a static import of a package that is not in the bundle', () => {
    const bundle = givenBundle(400_000, [{ path: 'left-pad', kind: 'import-statement', external: true }]);
    expect(checkBundles(new Map([[ENTRY, bundle]]))).toEqual([
      `${ENTRY}: the bundle imports left-pad but does not include it.`,
    ]);
  });

  test('ignores worker threads', () => {
    const bundles = new Map([['functions/resumes/text/text.worker.ts', givenBundle(900_000)]]);
    expect(checkBundles(bundles)).toEqual([]);
  });
});
