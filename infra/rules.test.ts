import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { filesLike, importsOf, type Source } from './source-files.ts';

const sources = filesLike('*.ts', '*.tsx');

const roomOf = (file: string): string => file.split('/')[0] ?? '';

/** The rooms of functions/, from the bottom layer up. A room may import itself and every room before it. */
const LAYERS = [
  'platform',
  'table',
  'places',
  'titles',
  'postings',
  'llm',
  'members',
  'ingestion',
  'board',
  'matching',
  'delivery',
  'documents',
  'billing',
  'privacy',
  'staff',
  'operations',
];

/** Entry points compose rooms of any layer. */
const ENTRY = /\.(handler|resolver|step|worker)\.ts$/;

/** Tests and what only they use may reach up. */
const SUPPORT = /\.(test|bench)\.|\/fixtures\/|^functions\/(test-data\/|[^/]+$)/;

const layerName = (file: string): string => file.split('/')[1] ?? '';
const layerOf = (file: string): number => LAYERS.indexOf(layerName(file));

/** Measures code by calling it, and a running product with what journeys start and drive it with. */
const MEASURES = /^bench\//;

/** The functions, how they are bundled, and the support of journeys. */
const MEASURED = /^(functions\/|infra\/platform\/bundle-|e2e\/support\/)/;

/** Paths in tests of code that rejects them. */
const REJECTED = [
  '../acme',
  '../etc',
  '../evil',
  '../v2',
  '../x',
  '../../x@evil.example/',
  '../../bob/cv.pdf',
  '../../evil',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is in a test's text
  '../${SLUG}',
];

/** Matches '../x' anywhere, and quoted absolute paths such as '/home/x'. */
const OUTSIDE_PATH =
  /(?<![\w./-])(?:\.\.\/)+[^\s'"`)?#,;]*|(?<=['"`])\/(?:home|mnt|opt|root|tmp|Users|var)\/[^\s'"`]*/g;

/** Generated folders that git ignores. */
const GENERATED = /(^|\/)(\.local|cdk\.out|dist)(\/|$)/;

/** Text that others wrote, and this file. */
const FOREIGN =
  /^(pnpm-lock.yaml|functions\/test-data\/|local\/cloud\/gateway\/rules\/request-constraints.json|infra\/rules.test.ts)/;

/** Returns the paths in a file that point outside of the repository or to nothing. */
const findOutsidePaths = ({ file, text }: Source): string[] =>
  [...text.matchAll(OUTSIDE_PATH)]
    .map(([path]) => path)
    .filter((path) => !/\.(test|spec)\./.test(file) || !REJECTED.includes(path))
    .filter((path) => {
      const target = path.startsWith('/') ? path : normalize(join(dirname(file), path));
      return /^(\.\.|\/)/.test(target) || !(GENERATED.test(target) || existsSync(target));
    });

describe('the rules of the repository', () => {
  /** Whether a path is a file at the top or a package's, which belong to every room. */
  const isShared = (path: string) => !path.includes('/') || path.startsWith('node_modules/');

  test('no top-level folder imports from another, except that benchmarks import what they measure', () => {
    const crossing = sources.flatMap((source) =>
      importsOf(source)
        .filter((path) => roomOf(path) !== roomOf(source.file) && !isShared(path))
        .filter((path) => !(MEASURES.test(source.file) && MEASURED.test(path)))
        .map((path) => `${source.file} imports ${path}`),
    );
    expect(crossing).toEqual([]);
  });

  test('no file contains a path outside of the repository', () => {
    const others = filesLike('*.mjs', '*.js', '*.json', '*.yml', '*.yaml', '*.html', '*.css', '.ci');
    const outside = [...sources, ...others]
      .filter(({ file }) => !FOREIGN.test(file))
      .flatMap((source) => findOutsidePaths(source).map((path) => `${source.file} names ${path}`));
    expect(outside).toEqual([]);
  });

  test('a room of functions imports only rooms in lower layers', () => {
    const rooms = sources.filter(({ file }) => file.startsWith('functions/') && !SUPPORT.test(file));
    const imports = rooms
      .filter(({ file }) => !ENTRY.test(file))
      .flatMap((source) =>
        importsOf(source)
          .filter((path) => layerOf(path) > layerOf(source.file))
          .map((path) => `${source.file} imports ${path}`),
      );
    expect(imports).toEqual([]);
    const unknown = new Set(
      rooms.map(({ file }) => layerName(file)).filter((room) => !LAYERS.includes(room)),
    );
    expect([...unknown]).toEqual([]);
  });

  test('what adapters parse with imports no adapter', () => {
    const imports = sources
      .filter(({ file }) => file.startsWith('functions/ingestion/parsing/'))
      .flatMap((source) =>
        importsOf(source)
          .filter(
            (path) => layerName(path) === 'ingestion' && !path.startsWith('functions/ingestion/parsing/'),
          )
          .map((path) => `${source.file} imports ${path}`),
      );
    expect(imports).toEqual([]);
  });

  test('only tests import entry points', () => {
    const importing = sources.flatMap((source) =>
      importsOf(source)
        .filter((path) => ENTRY.test(path) && !SUPPORT.test(source.file))
        .map((path) => `${source.file} imports ${path}`),
    );
    expect(importing).toEqual([]);
  });

  test('features of the site do not import the app that composes them', () => {
    const imports = sources
      .filter(({ file }) => /^web\/src\/(features|components|service|config)\//.test(file))
      .flatMap((source) =>
        importsOf(source)
          .filter((path) => path.startsWith('web/src/app/'))
          .map((path) => `${source.file} imports ${path}`),
      );
    expect(imports).toEqual([]);
  });

  test('local/cloud imports nothing from the rest of the repository, and local/fakes not the demo', () => {
    const leaves = (file: string, path: string) =>
      file.startsWith('local/cloud/')
        ? !path.startsWith('local/cloud/')
        : file.startsWith('local/fakes/') && /^local\/(demo|run)\//.test(path);
    const imports = sources.flatMap((source) =>
      importsOf(source)
        .filter((path) => leaves(source.file, path))
        .map((path) => `${source.file} imports ${path}`),
    );
    expect(imports).toEqual([]);
  });

  test('local/cloud contains no words of our domain', () => {
    const names = /daybreak|watcher|\blisting\b|\bpostings?\b|\bjob boards?\b|greenhouse|\bjob alert/i;
    const matches = sources
      .filter(
        ({ file, text }) => file.startsWith('local/cloud/') && !file.includes('.test.') && names.test(text),
      )
      .map(({ file }) => file);
    expect(matches).toEqual([]);
  });

  test('no code checks whether it runs locally', () => {
    const matches = sources
      .filter(({ file }) => /^(functions|web|infra)\//.test(file) && !file.includes('.test.'))
      .filter(({ text }) => /\bisLocal\b|\bIS_LOCAL\b|=== 'local'|NODE_ENV'?\]? ===/.test(text))
      .map(({ file }) => file);
    expect(matches).toEqual([]);
  });

  test('ING-03 markup is parsed where its depth is bounded, and nowhere else', () => {
    const parsers = sources
      .filter(({ file }) => file.startsWith('functions/') && !SUPPORT.test(file))
      .filter(({ text }) => /import \{[^}]*\b(?:Parser|parseDocument)\b[^}]*\} from 'htmlparser2'/.test(text))
      .map(({ file }) => file);
    // Word files are read in a thread of their own, which is ended at its limits.
    const word = ['docx-text.ts', 'word-xml-text.ts'].map(
      (file) => `functions/documents/resumes/text/${file}`,
    );
    expect(parsers).toEqual([...word, 'functions/postings/parse-markup.ts']);
  });

  test('no file is longer than 250 lines', () => {
    const long = sources.filter(({ text }) => text.split('\n').length > 251).map(({ file }) => file);
    expect(long).toEqual([]);
  });

  test('the guides in docs/adding.md name existing files', () => {
    const guides = readFileSync('docs/adding.md', 'utf8');
    const files = [...guides.matchAll(/`((?:contract|docs|e2e|functions|infra|local|web)\/[^`<]+)`/g)];
    const paths = files.map(([, path = '']) => path);
    expect(paths.length).toBeGreaterThan(30);
    expect(paths.filter((path) => !existsSync(path))).toEqual([]);
  });

  test('the walks in docs/architecture.md name existing files, 25 at most', () => {
    const sections = readFileSync('docs/architecture.md', 'utf8').split(/^## /m);
    const walks = sections.filter((section) => section.startsWith('From a '));
    expect(walks).toHaveLength(2);
    for (const walk of walks) {
      const files = [...walk.matchAll(/^\| `([^`]+)`/gm)].map(([, file = '']) => file);
      const paths = files
        .filter((file) => !file.includes('<'))
        .map((file) => (/^(contract|functions|web)\//.test(file) ? file : `functions/${file}`));
      expect(paths.filter((path) => !existsSync(path))).toEqual([]);
      expect(files.length).toBeGreaterThan(10);
      expect(files.length).toBeLessThanOrEqual(25);
    }
  });
});
