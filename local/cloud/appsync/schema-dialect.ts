import { parse, type Token, TokenKind, visit } from 'graphql';

/**
 * Parsers before graphql-java 14 read it as a keyword:
 * https://github.com/JetBrains/js-graphql-intellij-plugin/issues/318.
 */
const RESERVED_ENUM_VALUE = 'on';

const lineOf = ({ line }: Pick<Token, 'line'>) => `line ${line}`;

/** Lists comments and `&`, which no node of the parsed document shows. */
function findTokens(start: Token | undefined): string[] {
  const found: string[] = [];
  for (let token: Token | null = start ?? null; token; token = token.next) {
    if (token.kind === TokenKind.COMMENT) found.push(`a comment in ${lineOf(token)}`);
    if (token.kind === TokenKind.AMP) found.push(`& between interfaces in ${lineOf(token)}`);
  }
  return found;
}

/**
 * Lists what a schema says that AppSync's parser, an old graphql-java, is reported to refuse or misread: descriptions
 * (https://github.com/aws/aws-appsync-community/issues/38), comments (…/issues/410), some names, and newer syntax.
 */
export function findRefusedSyntax(sdl: string): string[] {
  const document = parse(sdl);
  const found = findTokens(document.loc?.startToken);
  visit(document, {
    enter(node) {
      const line = node.loc ? lineOf(node.loc.startToken) : 'the schema';
      if ('description' in node && node.description) found.push(`a description in ${line}`);
      if (node.kind === 'EnumValueDefinition' && node.name.value === RESERVED_ENUM_VALUE)
        found.push(`the enum value ${node.name.value} in ${line}`);
      if (node.kind === 'DirectiveDefinition' && node.repeatable)
        found.push(`a repeatable directive in ${line}`);
    },
  });
  return found;
}
