/** Writes the contract's types for functions and web from schema.graphql. Run by `pnpm generate`. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { codegen } from '@graphql-codegen/core';
import * as typescript from '@graphql-codegen/typescript';
import { parse } from 'graphql';

const awsScalars = 'scalar AWSDateTime\nscalar AWSEmail\n';
const awsDirectives =
  'directive @aws_api_key on OBJECT | FIELD_DEFINITION\n' +
  'directive @aws_cognito_user_pools(cognito_groups: [String!]) on OBJECT | FIELD_DEFINITION\n';

const contract = await readFile('schema.graphql', 'utf8');
const types = await codegen({
  documents: [],
  schema: parse(awsScalars + awsDirectives + contract),
  filename: 'contract.ts',
  plugins: [{ typescript: {} }],
  pluginMap: { typescript },
  config: {
    enumsAsTypes: true,
    skipTypename: true,
    useTypeImports: true,
    immutableTypes: true,
    strictScalars: true,
    scalars: { AWSDateTime: 'string', AWSEmail: 'string', ID: 'string' },
  },
});

for (const file of ['functions/generated/contract.ts', 'web/src/generated/contract.ts']) {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, types);
}
