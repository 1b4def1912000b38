import { resolve } from 'node:path';
import plugin from '@aws-appsync/eslint-plugin';
import { describe, expect, test } from '@jest/globals';
import parser from '@typescript-eslint/parser';
import { ESLint, type Linter } from 'eslint';
import ts from 'typescript';
import { ofType } from './fixtures/synthesized.ts';

const uploaded = ofType('AWS::AppSync::FunctionConfiguration', 'AWS::AppSync::Resolver').map(
  ({ id, Properties }) => ({ id, code: String(Properties['Code']) }),
);

/** The files that the uploaded code was bundled from, which esbuild names above each part. */
const sources = [
  ...new Set(uploaded.flatMap(({ code }) => code.match(/(?<=^\/\/ )functions\/\S+\.ts$/gm) ?? [])),
];
const REFUSED = 'infra/fixtures/refused-resolver.ts';

/** A program of these files alone: the rules that need types would otherwise wait for all of functions/. */
const program = () =>
  ts.createProgram(
    [...sources, REFUSED].map((file) => resolve(file)),
    {
      target: ts.ScriptTarget.ESNext,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      allowImportingTsExtensions: true,
      noEmit: true,
      strict: true,
      skipLibCheck: true,
      types: [],
    },
  );

/** A lint with the rules of one of the plugin's configurations. Both kinds of configuration are objects with rules. */
const lintWith = (name: 'base' | 'recommended', languageOptions: Linter.LanguageOptions) =>
  new ESLint({
    overrideConfigFile: true,
    baseConfig: {
      files: ['**/*.js', '**/*.ts'],
      languageOptions,
      plugins: { '@aws-appsync': plugin },
      rules: Object(plugin.configs?.[name]).rules,
    },
  });

const found = (results: readonly ESLint.LintResult[]) =>
  results.flatMap(({ filePath, messages }) =>
    messages.map(({ ruleId, line, message }) => `${filePath}:${line} ${ruleId}: ${message}`),
  );

describe('API-03 resolvers and AppSync’s own lint', () => {
  test('API-03 the code as it is uploaded has nothing that the runtime refuses', async () => {
    const lint = lintWith('base', { sourceType: 'module' });
    const results = await Promise.all(
      uploaded.map(({ id, code }) => lint.lintText(code, { filePath: `${id}.js` })),
    );

    expect(uploaded.length).toBeGreaterThan(40);
    expect(found(results.flat())).toEqual([]);
  });

  test('API-03 nor have its sources, by the rules that need types; code that has is found', async () => {
    const lint = lintWith('recommended', { parser, parserOptions: { programs: [program()] } });

    expect(sources.length).toBeGreaterThan(10);
    expect(found(await lint.lintFiles(sources))).toEqual([]);
    const refused = await lint.lintFiles([REFUSED]);
    expect(new Set(refused.flatMap(({ messages }) => messages.map(({ ruleId }) => ruleId)))).toEqual(
      new Set(['@aws-appsync/no-for', '@aws-appsync/no-function-passing', '@aws-appsync/no-recursion']),
    );
  });
});
