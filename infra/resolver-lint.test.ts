import { resolve } from 'node:path';
import plugin from '@aws-appsync/eslint-plugin';
import { describe, expect, test } from '@jest/globals';
import parser from '@typescript-eslint/parser';
import { ESLint, type Linter } from 'eslint';
import ts from 'typescript';
import { ofType } from './fixtures/template.ts';

const uploaded = ofType('AWS::AppSync::FunctionConfiguration', 'AWS::AppSync::Resolver').map(
  ({ id, Properties }) => ({ id, code: String(Properties['Code']) }),
);

/** The bundled source files, which esbuild names in comments. */
const sources = [
  ...new Set(uploaded.flatMap(({ code }) => code.match(/(?<=^\/\/ )functions\/\S+\.ts$/gm) ?? [])),
];
const INVALID = 'infra/fixtures/invalid-resolver.ts';

/** Type-checks these files only, which is faster than all of functions/. */
const createProgram = () =>
  ts.createProgram(
    [...sources, INVALID].map((file) => resolve(file)),
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

/** Creates a linter with one of the plugin's configurations. */
const createLinter = (name: 'base' | 'recommended', languageOptions: Linter.LanguageOptions) =>
  new ESLint({
    overrideConfigFile: true,
    baseConfig: {
      files: ['**/*.js', '**/*.ts'],
      languageOptions,
      plugins: { '@aws-appsync': plugin },
      rules: Object(plugin.configs?.[name]).rules,
    },
  });

const formatMessages = (results: readonly ESLint.LintResult[]) =>
  results.flatMap(({ filePath, messages }) =>
    messages.map(({ ruleId, line, message }) => `${filePath}:${line} ${ruleId}: ${message}`),
  );

describe('API-03 AppSync’s lint rules', () => {
  test('API-03 accept the uploaded code', async () => {
    const lint = createLinter('base', { sourceType: 'module' });
    const results = await Promise.all(
      uploaded.map(({ id, code }) => lint.lintText(code, { filePath: `${id}.js` })),
    );

    expect(uploaded.length).toBeGreaterThan(40);
    expect(formatMessages(results.flat())).toEqual([]);
  });

  test('API-03 that need types accept the sources, and reject invalid code', async () => {
    const lint = createLinter('recommended', { parser, parserOptions: { programs: [createProgram()] } });

    expect(sources.length).toBeGreaterThan(10);
    expect(formatMessages(await lint.lintFiles(sources))).toEqual([]);
    const invalid = await lint.lintFiles([INVALID]);
    expect(new Set(invalid.flatMap(({ messages }) => messages.map(({ ruleId }) => ruleId)))).toEqual(
      new Set(['@aws-appsync/no-for', '@aws-appsync/no-function-passing', '@aws-appsync/no-recursion']),
    );
  });
});
