import { isBuiltin } from 'node:module';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { type Bundle, bundleFunctions } from './function-bundles.ts';

const LARGEST = 500_000;
let functions: (readonly [string, Bundle])[];

beforeAll(async () => {
  functions = [...(await bundleFunctions())].filter(([entry]) => entry.endsWith('.handler.ts'));
});

describe('a function’s bundle', () => {
  test('PERF weighs at most 500 kB, whichever it is', () => {
    expect(functions.length).toBeGreaterThan(30);
    const larger = functions.filter(([, { code }]) => code.byteLength > LARGEST);
    expect(larger.map(([entry, { code }]) => `${entry}: ${code.byteLength} bytes`)).toEqual([]);
  });

  test('needs nothing that is not in it when it is loaded', () => {
    const needed = functions.flatMap(([, { made }]) =>
      made.imports.filter(({ kind, path }) => kind !== 'dynamic-import' && !isBuiltin(path)),
    );
    expect(needed).toEqual([]);
  });

  test('has what tells a model the shape of an answer only where a model is asked', () => {
    const telling = functions.filter(([, { made }]) =>
      Object.entries(made.inputs).some(
        ([file, { bytesInOutput }]) => file.endsWith('/to-json-schema.js') && bytesInOutput > 1000,
      ),
    );
    const asking = functions.filter(([, { made }]) => 'functions/ai/request.ts' in made.inputs);
    expect(telling.length).toBeGreaterThan(0);
    expect(telling).toEqual(asking);
  });
});
