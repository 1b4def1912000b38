/**
 * Generates the types of schema.graphql into the contract package, and next to each x.graphql under web/src
 * an x.generated.ts: its operations as plain strings, with the types of their results and variables. Then
 * runs the scripts of functions that write data which functions would otherwise compute whenever they start.
 * Run by `pnpm generate`.
 */
import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, relative } from 'node:path';
import { codegen } from '@graphql-codegen/core';
import * as typescript from '@graphql-codegen/typescript';
import * as typescriptOperations from '@graphql-codegen/typescript-operations';
import {
  assertObjectType,
  buildASTSchema,
  concatAST,
  type DocumentNode,
  GraphQLError,
  type GraphQLObjectType,
  getNamedType,
  isObjectType,
  Kind,
  OperationTypeNode,
  parse,
  print,
  Source as SourceText,
  separateOperations,
  stripIgnoredCharacters,
} from 'graphql';

const awsScalars = 'scalar AWSDateTime\nscalar AWSEmail\nscalar AWSJSON\n';
const awsDirectives =
  'directive @aws_api_key on OBJECT | FIELD_DEFINITION\n' +
  'directive @aws_cognito_user_pools(cognito_groups: [String!]) on OBJECT | FIELD_DEFINITION\n';

/** Parses a file. Throws an error that names the place of a mistake. */
async function parseFile(file: string): Promise<DocumentNode> {
  try {
    return parse(new SourceText(await readFile(file, 'utf8'), file));
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    const [{ line, column } = { line: 1, column: 1 }] = error.locations ?? [];
    throw new Error(`${file}:${line}:${column}: ${error.message}`);
  }
}

const schema = concatAST([parse(awsScalars + awsDirectives), await parseFile('schema.graphql')]);
const config = {
  enumsAsTypes: true,
  skipTypename: true,
  useTypeImports: true,
  immutableTypes: true,
  strictScalars: true,
  scalars: { AWSDateTime: 'string', AWSEmail: 'string', AWSJSON: 'string', ID: 'string' },
};

const written = new Set<string>();

/** Leaves a file alone that has this content, since a write would reload the site under development. */
async function write(file: string, content: string): Promise<void> {
  written.add(file);
  if ((await readFile(file, 'utf8').catch(() => undefined)) === content) return;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

const schemaTypes = await codegen({
  documents: [],
  schema,
  filename: 'types.ts',
  plugins: [{ typescript: {} }],
  pluginMap: { typescript },
  config,
});
await write('contract/types.ts', schemaTypes);

/** The paths of a type's fields, as AppSync lists a selection: 'topCompanies/name'. */
function pathsOf(type: GraphQLObjectType): string[] {
  return Object.values(type.getFields()).flatMap((field) => {
    const inner = getNamedType(field.type);
    const below = isObjectType(inner) ? pathsOf(inner) : [];
    return [field.name, ...below.map((path) => `${field.name}/${path}`)];
  });
}

const jobPage = assertObjectType(buildASTSchema(schema).getType('JobPage'));
const countPaths = pathsOf(jobPage).filter((path) => !/^items\b/.test(path));
await write(
  'contract/count-paths.generated.ts',
  `/** The paths of a JobPage except its cards. */
export const COUNT_PATHS: ReadonlySet<string> = new Set(${JSON.stringify(countPaths)});
`,
);

interface Source {
  readonly location: string;
  readonly document: DocumentNode;
}

/** One operation, with the fragments that it uses from any file. */
interface Operation {
  readonly name: string;
  readonly type: OperationTypeNode;
  readonly request: DocumentNode;
}

const sources = await Promise.all(
  globSync('web/src/**/*.graphql').map(
    async (location): Promise<Source> => ({ location, document: await parseFile(location) }),
  ),
);
const requests = separateOperations(concatAST(sources.map(({ document }) => document)));

function operationsOf({ location, document }: Source): Operation[] {
  return document.definitions.flatMap((definition) => {
    if (definition.kind !== Kind.OPERATION_DEFINITION) return [];
    const name = definition.name?.value ?? '';
    const request = requests[name];
    if (request === undefined) throw new Error(`An operation in ${location} has no name. Give it one.`);
    return [{ name, type: definition.operation, request }];
  });
}

const typeSuffixes: Readonly<Record<OperationTypeNode, string>> = {
  [OperationTypeNode.QUERY]: 'Query',
  [OperationTypeNode.MUTATION]: 'Mutation',
  [OperationTypeNode.SUBSCRIPTION]: 'Subscription',
};

function declareDocument({ name, type, request }: Operation): string {
  const result = name + typeSuffixes[type];
  const text = JSON.stringify(stripIgnoredCharacters(print(request)));
  return `export const ${name}Document = ${text} as TypedDocumentString<${result}, ${result}Variables>;`;
}

async function generateDocuments(source: Source): Promise<void> {
  const filename = source.location.replace(/\.graphql$/, '.generated.ts');
  const operations = operationsOf(source);
  const used = new Set(operations.flatMap(({ request }) => request.definitions));
  const fragments = [...used].filter((definition) => !source.document.definitions.includes(definition));
  const typedDocument = relative(dirname(filename), 'web/src/service/typed-document.ts');
  // The typed-document-node plugin would declare a class for its strings in every file.
  const typedDocuments = {
    plugin: () => ({
      prepend: [`import type { TypedDocumentString } from '${typedDocument}';`],
      content: operations.map(declareDocument).join('\n'),
    }),
  };
  const content = await codegen({
    documents: [
      { ...source, type: 'standard' },
      { document: { kind: Kind.DOCUMENT, definitions: fragments }, type: 'external' },
    ],
    schema,
    filename,
    plugins: [{ typescriptOperations: {} }, { typedDocuments: {} }],
    pluginMap: { typescriptOperations, typedDocuments },
    config: {
      ...config,
      importSchemaTypesFrom: '~@daybreak/contract/types.ts',
      namespacedImportName: 'Types',
      importExtension: '.ts',
    },
  });
  await write(filename, `// Generated by \`pnpm generate\` from ${source.location}.\n${content}\n`);
}

await Promise.all(sources.map(generateDocuments));
const stale = globSync('web/src/**/*.generated.ts').filter((file) => !written.has(file));
await Promise.all(stale.map((file) => rm(file)));

for (const name of ['correctable', 'names'])
  execFileSync(process.execPath, [`functions/titles/data/${name}.generate.ts`], { stdio: 'inherit' });
