import { readFileSync } from 'node:fs';
import { parse, print, visit } from 'graphql';

/**
 * Returns schema.graphql without descriptions and comments. AppSync's parser is reported to refuse them
 * ("Failed to parse schema document": https://github.com/aws/aws-appsync-community/issues/38), and with
 * introspection disabled no client can read them there.
 */
export function plainSchema(): string {
  const plain = visit(parse(readFileSync('schema.graphql', 'utf8')), {
    enter: (node) =>
      'description' in node && node.description ? { ...node, description: undefined } : undefined,
  });
  return print(plain);
}
