import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'esbuild';
import type { LeftOut } from './left-out.ts';

/** A name and no path: the length of a path would show in the columns of the source maps, which are deployed. */
const PART = 'left-out-part';
const OWN_EXPORT = /^export (?:async )?(?:class|const|function|let|var) (\w+)/gm;
const PACKAGE = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/;
const CONSTANT = /^const (_\w+) = (".*");$/gm;
const ERROR = /^n0_registry\.registerError\(\w+\$, (\w+)\);$/gm;
/** By these names the SDK knows what to try again, and when. */
const TRIED_AGAIN =
  /Throttl|LimitExceeded|ThroughputExceeded|TooManyRequests|InProgress|WriteConflict|Internal|Timeout/;
const NAMED_KEY = /\[(_\w+)\]:/g;

const source = (contents: string) => ({ contents, loader: 'js' }) as const;

/** Keeps what never runs out of a bundle, and out of the AWS clients what a bundler cannot see to be unused. */
export const slimPackages = (leftOut: readonly LeftOut[]): Plugin => ({
  name: 'slim packages',
  setup({ onLoad, onResolve }) {
    const named = wordsOfOurs();
    onResolve({ filter: new RegExp(`^${PART}$`) }, () => ({
      path: resolve(import.meta.dirname, 'left-out-part.ts'),
    }));
    for (const { files, but } of leftOut)
      onLoad({ filter: files }, ({ path }) =>
        but?.test(path) ? undefined : standIn(path, readFileSync(path, 'utf8')),
      );
    // Of its own manifest a client tells the service its version.
    onLoad({ filter: /\/@aws-sdk\/client-[^/]+\/package\.json$/ }, ({ path }) => {
      const { version }: { version: string } = JSON.parse(readFileSync(path, 'utf8'));
      return { contents: JSON.stringify({ version }), loader: 'json' };
    });
    onLoad({ filter: /\/@aws-sdk\/client-[^/]+\/dist-es\/schemas\/schemas_0\.js$/ }, ({ path }) =>
      source(withPlainKeys(withNamedErrors(readFileSync(path, 'utf8'), named))),
    );
  },
});

/** Each thing a module exports, as something that throws when used; a module that only hands others on is as it was. */
function standIn(path: string, code: string) {
  const from = PACKAGE.exec(path)?.[1] ?? path;
  const part = (name: string) => `leftOutPart(${JSON.stringify(`${name} of ${from}`)})`;
  if (/^module\.exports = /m.test(code))
    return source(`module.exports = require('${PART}').${part('module.exports')};`);
  const exports = [
    ...[...code.matchAll(OWN_EXPORT)].map(
      ([, name = '']) => `export const ${name} = /* @__PURE__ */ ${part(name)};`,
    ),
    ...(/^export default /m.test(code) ? [`export default ${part('default')};`] : []),
  ];
  if (exports.length === 0) return undefined;
  return source([`import { leftOutPart } from '${PART}';`, ...exports].join('\n'));
}

/**
 * A client's schemas with `'name':` in place of `[_n]:`. A computed key may run code for all a bundler knows, so it would
 * keep the schemas of all operations.
 */
function withPlainKeys(code: string): string {
  const constants = new Map([...code.matchAll(CONSTANT)].map(([, name = '', value = '']) => [name, value]));
  return code.replace(NAMED_KEY, (key, name: string) => {
    const value = constants.get(name);
    return value === undefined ? key : `${value}:`;
  });
}

/**
 * A client's schemas with the errors that our code names, and those that are tried again. Any other comes as the
 * client's general exception with the service's name and message, as do errors that the client has never heard of.
 */
const withNamedErrors = (code: string, named: ReadonlySet<string>): string =>
  code.replace(ERROR, (known, error: string) => (named.has(error) || TRIED_AGAIN.test(error) ? known : ''));

function wordsOfOurs(): ReadonlySet<string> {
  const files = globSync('functions/**/*.ts', { exclude: (path) => /node_modules|\.test\.ts$/.test(path) });
  return new Set(files.flatMap((file) => readFileSync(file, 'utf8').match(/\b[A-Z]\w+/g) ?? []));
}
