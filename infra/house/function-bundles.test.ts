import { isBuiltin } from 'node:module';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { bundleBudget } from './bundle-budget.ts';
import { type Bundle, bundleFunctions } from './function-bundles.ts';

let functions: (readonly [string, Bundle])[];

beforeAll(async () => {
  functions = [...(await bundleFunctions())].filter(([entry]) => entry.endsWith('.handler.ts'));
}, 120_000);

describe('a function’s bundle', () => {
  test('weighs at most 500 kB, but for the one that writes', () => {
    expect(functions.length).toBeGreaterThan(30);
    const larger = functions.filter(([entry, { code }]) => code.byteLength > bundleBudget(entry));
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
