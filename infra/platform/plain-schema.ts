import { SchemaFile } from 'aws-cdk-lib/aws-appsync';
import { parse, print, visit } from 'graphql';

/**
 * Returns schema.graphql without descriptions and comments. AppSync's parser is reported to refuse them ("Failed to parse
 * schema document": https://github.com/aws/aws-appsync-community/issues/38), and with introspection disabled nobody could
 * read them there.
 */
export function plainSchema(): SchemaFile {
  const schema = SchemaFile.fromAsset('schema.graphql');
  const plain = visit(parse(schema.definition), {
    enter: (node) =>
      'description' in node && node.description ? { ...node, description: undefined } : undefined,
  });
  schema.definition = print(plain);
  return schema;
}
