import { describe, expect, test } from '@jest/globals';
import { bundleFaults } from './bundle-rules.ts';
import type { Bundle } from './function-bundles.ts';
import { ASKING } from './left-out.ts';

const ENTRY = 'functions/jobs/read.handler.ts';
const JSON_SCHEMA = 'node_modules/zod/v4/core/to-json-schema.js';

interface BundleFacts {
  bytes?: number;
  imports?: Bundle['made']['imports'];
  /** How many bytes of each file are in the bundle. */
  files?: Record<string, number>;
}

const aBundle = ({ bytes = 400_000, imports = [], files = {} }: BundleFacts): Bundle => ({
  code: new Uint8Array(bytes),
  map: new Uint8Array(),
  made: {
    bytes,
    imports,
    exports: [],
    inputs: Object.fromEntries(
      Object.entries(files).map(([file, bytesInOutput]) => [file, { bytesInOutput }]),
    ),
  },
});
const faultsOf = (facts: BundleFacts, entry = ENTRY) => bundleFaults(new Map([[entry, aBundle(facts)]]));

describe('a function’s bundle', () => {
  test('may weigh 500 kB, import what Node.js has, and load what is not there only when asked', () => {
    const imports = [
      { path: 'node:fs', kind: 'import-statement', external: true },
      { path: 'crypto', kind: 'import-statement', external: true },
      { path: '@aws-sdk/credential-provider-ini', kind: 'dynamic-import', external: true },
    ] as const;
    expect(faultsOf({ bytes: 500_000, imports: [...imports] })).toEqual([]);
  });

  test('may not weigh more, but for the one that writes', () => {
    const writer = 'functions/documents/writing/write.handler.ts';
    expect(faultsOf({ bytes: 500_001 })).toEqual([
      `${ENTRY}: the bundle weighs 500001 bytes, and may weigh 500000.`,
    ]);
    expect(faultsOf({ bytes: 555_000 }, writer)).toEqual([]);
    expect(faultsOf({ bytes: 555_001 }, writer)).toHaveLength(1);
  });

  test('needs nothing that is not in it when it is loaded', () => {
    const imports = [{ path: 'left-pad', kind: 'import-statement', external: true } as const];
    expect(faultsOf({ imports })).toEqual([`${ENTRY}: the bundle imports left-pad, which is not in it.`]);
  });

  test('has Zod’s way to JSON Schema where a model is asked, and only there', () => {
    expect(faultsOf({ files: { [ASKING]: 900, [JSON_SCHEMA]: 9_000 } })).toEqual([]);
    expect(faultsOf({ files: { [JSON_SCHEMA]: 300 } })).toEqual([]);
    expect(faultsOf({ files: { [ASKING]: 900, [JSON_SCHEMA]: 300 } })).toEqual([
      `${ENTRY}: the bundle asks a model and has no way to JSON Schema.`,
    ]);
    expect(faultsOf({ files: { [JSON_SCHEMA]: 9_000 } })).toEqual([
      `${ENTRY}: the bundle asks no model and has Zod's way to JSON Schema.`,
    ]);
  });

  test('is looked at for functions, and not for the threads they start', () => {
    expect(faultsOf({ bytes: 900_000 }, 'functions/documents/resumes/text/text.worker.ts')).toEqual([]);
  });
});
