/** The work that saved files ask for. Paths are from the repository's root. */
export interface ChangePlan {
  /** Sources of functions and resolvers. */
  code: string[];
  /** Whether the contract's types have to be written again. */
  contract: boolean;
  /** Whether the template has to be synthesized again. */
  template: boolean;
  /** Files that only a restart takes up: the emulator's, and those that decide what is installed. */
  restart: string[];
}

/**
 * The files and folders to watch. Vite itself watches the site's sources except GraphQL operations, from
 * which types are generated.
 */
export const WATCHED = [
  'schema.graphql',
  'codegen.ts',
  'cdk.json',
  'package.json',
  'pnpm-lock.yaml',
  'contract',
  'functions',
  'infra',
  'local',
  'web/src',
];

const UNWATCHED = /(^|\/)(node_modules|dist|test-data|fixtures|testing)(\/|$)|\.(test|bench)\.tsx?$|\.md$/;
const SITE_SOURCE = /^web\/src\/.*\.(?!graphql$)\w+$/;

/** Whether a watched folder's file or folder is of no interest. */
export const isUnwatched = (path: string): boolean => UNWATCHED.test(path) || SITE_SOURCE.test(path);

const isUnder = (path: string, folder: string) => path.startsWith(`${folder}/`);

/** Returns what these changed files ask for. */
export function planChanges(paths: readonly string[]): ChangePlan {
  const has = (...names: string[]) => paths.some((path) => names.includes(path));
  return {
    code: paths.filter((path) => isUnder(path, 'functions') || isUnder(path, 'contract')),
    contract: has('schema.graphql', 'codegen.ts') || paths.some((path) => isUnder(path, 'web')),
    template: has('schema.graphql', 'cdk.json') || paths.some((path) => isUnder(path, 'infra')),
    restart: paths.filter((path) => isUnder(path, 'local') || /^(package\.json|pnpm-lock\.yaml)$/.test(path)),
  };
}
