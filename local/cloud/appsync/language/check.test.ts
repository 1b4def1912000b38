import { describe, expect, test } from '@jest/globals';
import { checkResolverCode } from './check.ts';
import { ResolverCodeError } from './code-error.ts';

const withBody = (body: string, before = '') => `
import { util } from '@aws-appsync/utils';
${before}
export function request(ctx) {
  ${body}
  return {};
}
export function response(ctx) { return ctx.result; }`;

const values = (code: string) => checkResolverCode(code).map(({ value }) => value);

describe('unsupported syntax is refused:', () => {
  test.each([
    ['try/catch/finally', 'try { util.autoId(); } catch (e) { } finally { }', 'try'],
    ['throw', 'throw { message: "no" };', 'throw (use util.error)'],
    ['continue', 'for (const x of [1]) { continue; }', 'continue'],
    ['while', 'while (false) { }', 'while'],
    ['do-while', 'do { } while (false);', 'do-while'],
    [
      'C-style for',
      'for (let i = 0; i < 2; i += 1) { }',
      'for (initialization; condition; afterthought) (use for-of or for-in)',
    ],
    ['labels', 'outer: for (const x of [1]) { break outer; }', 'labeled statement'],
    ['++', 'let i = 0; i++;', '++ (use += 1)'],
    ['--', 'let i = 0; --i;', '-- (use -= 1)'],
    ['~', 'const x = ~1;', '~'],
    ['in', 'const x = "a" in ctx.args;', 'in (use Object.hasOwn)'],
    ['instanceof', 'const x = ctx instanceof Object;', 'instanceof'],
    ['async functions', 'const f = async () => 1;', 'async function'],
    ['classes', 'class A { }', 'class'],
    ['generators', 'function* g() { }', 'generator function'],
    ['this', 'const x = this;', 'this'],
    ['new', 'const x = new Date();', 'new'],
    ['regex literals', 'const x = "a".split(/b/);', 'regex literal'],
  ])('%s', (_name, body, syntax) => {
    expect(values(withBody(body))).toContain(`Unsupported syntax: ${syntax}`);
  });
});

describe('supported syntax is accepted:', () => {
  test.each([
    ['const, let, var, if, else', 'const a = 1; let b = 2; var c = 3; if (a) { b = c; } else { b = 1; }'],
    ['switch and break', 'switch (ctx.args.a) { case 1: break; default: break; }'],
    [
      'for-in and for-of',
      'for (const k in ctx.args) { ctx.stash[k] = 1; } for (const x of [1]) { ctx.stash.x = x; }',
    ],
    ['spread and rest', 'const { a, ...rest } = { ...ctx.args }; ctx.stash.all = [...[1], a, rest];'],
    ['?., ??, template literals', `ctx.stash.x = \`\${ctx.args?.a ?? "none"}\`;`],
    ['arrow functions', 'ctx.stash.x = [1].map((n) => n + 1);'],
    [
      'bitwise operators, delete, typeof, void',
      'ctx.stash.x = (1 | 2) & 3; delete ctx.stash.x; ctx.stash.y = typeof void 0;',
    ],
    ['i += 1 as the increment', 'let i = 0; i += 1;'],
    ['writing into ctx.stash', 'ctx.stash.a = 1; ctx.stash.b = { c: 2 };'],
  ])('%s', (_name, body) => {
    expect(checkResolverCode(withBody(body))).toEqual([]);
  });
});

describe('unsupported names are refused:', () => {
  test.each([
    ['Date', 'const x = Date.now();', "Cannot find name 'Date'"],
    ['Map', 'const x = Map;', "Cannot find name 'Map'"],
    ['Set', 'const x = Set;', "Cannot find name 'Set'"],
    ['RegExp', 'const x = RegExp("a");', "Cannot find name 'RegExp'"],
    ['Promise', 'const x = Promise.resolve(1);', "Cannot find name 'Promise'"],
    ['parseInt', 'const x = parseInt("1");', "Cannot find name 'parseInt'"],
    ['Number()', 'const x = Number("1");', 'Invalid function: Number'],
    ['String()', 'const x = String(1);', 'Invalid function: String'],
    ['Boolean', 'const x = [1].filter(Boolean);', "Cannot find name 'Boolean'"],
    ['Array.from', 'const x = Array.from([1]);', 'Invalid function: Array.from'],
    ['Array.isArray', 'const x = Array.isArray([1]);', 'Invalid function: Array.isArray'],
    ['Object.fromEntries', 'const x = Object.fromEntries([]);', 'Invalid function: Object.fromEntries'],
    ['Math.abs', 'const x = Math.abs(-1);', 'Invalid function: Math.abs'],
    ['padStart', 'const x = "1".padStart(2, "0");', 'Invalid function: padStart'],
    ['includes', 'const x = ctx.args.list.includes(1);', 'Invalid function: includes'],
    ['charCodeAt', 'const x = "1".charCodeAt(0);', 'Invalid function: charCodeAt'],
    ['toString', 'const x = (1).toString();', 'Invalid function: toString'],
    ['Intl', 'const x = Intl;', "Cannot find name 'Intl'"],
    ['structuredClone', 'const x = structuredClone({});', "Cannot find name 'structuredClone'"],
    ['URL', 'const x = URL;', "Cannot find name 'URL'"],
    ['fetch and timers', 'setTimeout(fetch, 1);', "Cannot find name 'setTimeout'"],
    [
      'sort with a comparator',
      'const x = [2, 1].sort((a, b) => a - b);',
      'Invalid function: sort with an argument',
    ],
    ['apply, bind and call', 'const x = util.autoId; ctx.args.f.call(null);', 'Invalid function: call'],
  ])('%s', (_name, body, value) => {
    expect(values(withBody(body))).toContain(value);
  });
});

describe('functions:', () => {
  test('indirect recursion is refused', () => {
    const helpers =
      'function even(n) { return n === 0 || odd(n - 1); }\nfunction odd(n) { return n !== 0 && even(n - 1); }';
    expect(values(withBody('ctx.stash.x = even(2);', helpers))).toEqual([
      'Recursion is not supported: even',
      'Recursion is not supported: odd',
    ]);
  });

  test('a function may not be an argument of the module’s own function', () => {
    const helper = 'function twice(f) { return f(f(1)); }';
    expect(values(withBody('ctx.stash.x = twice((n) => n + 1);', helper))).toEqual([
      'Passing a function as an argument is not supported',
    ]);
  });

  test('a named function may be an argument of map', () => {
    const helper = 'const next = (n) => n + 1;';
    expect(values(withBody('ctx.stash.x = [1].map(next);', helper))).toEqual([]);
  });

  test('the module’s own function may not have surplus arguments', () => {
    const helper = 'const none = () => 1; const any = (...all) => all;';
    expect(values(withBody('ctx.stash.x = [none(1), any(1, 2)];', helper))).toEqual([
      'Expected 0 arguments, but got 1',
    ]);
  });

  test('a function may not be returned', () => {
    expect(values(withBody('ctx.stash.x = adder(1);', 'const adder = (n) => (m) => n + m;'))).toEqual([
      'Returning a function is not supported',
    ]);
  });
});

describe('the context and the module:', () => {
  test.each(['ctx = {};', 'ctx.args = {};', 'ctx.result = 1;'])('%s is refused', (assignment) => {
    expect(values(withBody(assignment))).toEqual(['The context and its properties cannot be assigned to']);
  });

  test('the context of an arrow function is protected, too', () => {
    const code =
      'export const request = () => ({});\nexport const response = (c) => { c.result = 1; return 1; };';
    expect(values(code)).toEqual(['The context and its properties cannot be assigned to']);
  });

  test('only ES modules are accepted, and only the runtime’s own may be imported', () => {
    expect(values(withBody('', 'import { x } from "lodash";'))).toEqual(["Cannot find module 'lodash'"]);
    expect(values(withBody('const x = require("fs");'))).toEqual(["Cannot find name 'require'"]);
  });

  test('both handlers must be exported', () => {
    expect(values('export function request() { return {}; }')).toEqual([
      'The code must export the function response',
    ]);
  });

  test('LOCAL-01 a bundle of esbuild is accepted', () => {
    const bundled = `import * as ddb from "@aws-appsync/utils/dynamodb";
import { util as util2, runtime } from "@aws-appsync/utils";
var request = (ctx) => ctx.args.id ? ddb.get({ key: { id: util2.autoId() } }) : runtime.earlyReturn(null);
function response(ctx) { return ctx.result; }
export {
  request,
  response
};`;
    expect(checkResolverCode(bundled)).toEqual([]);
  });

  test('more than 32,768 characters are refused', () => {
    const code = withBody('');
    expect(checkResolverCode(code + ' '.repeat(32_768 - code.length))).toEqual([]);
    expect(values(code + ' '.repeat(32_769 - code.length))).toEqual([
      'The code has 32769 characters, more than 32768',
    ]);
  });

  test('invalid JavaScript is a parse error with its location', () => {
    expect(checkResolverCode('export function (')).toEqual([
      { errorType: 'PARSE_ERROR', value: expect.any(String), location: { line: 1, column: 17 } },
    ]);
  });

  test('the error has AppSync’s message, then each error with its location', () => {
    const findings = checkResolverCode(
      'export const request = () => ({});\nexport function response() {\n  throw 1;\n}',
    );
    expect(new ResolverCodeError('Query.job', findings).message).toBe(
      'Query.job: The code contains one or more errors.\n  3:3 UNSUPPORTED_SYNTAX_TYPE: Unsupported syntax: throw (use util.error)',
    );
  });
});
