import {
  type ConstDirectiveNode,
  type GraphQLObjectType,
  type GraphQLSchema,
  isObjectType,
  Kind,
  valueFromASTUntyped,
} from 'graphql';
import { authModes } from './authenticate.ts';
import type { Caller } from './caller.ts';
import type { AuthMode, GraphqlApiDefinition } from './definition.ts';

/** Whether a caller may see a field. */
export type MayAccess = (caller: Caller, typeName: string, fieldName: string) => boolean;

interface Rule {
  readonly mode: AuthMode | null;
  /** Any of these groups, or anybody when null. */
  readonly groups: readonly string[] | null;
}

/** Directives that let in ways this runtime does not have still replace the default. */
const MODES: Readonly<Record<string, AuthMode | null>> = {
  aws_api_key: 'API_KEY',
  aws_cognito_user_pools: 'AMAZON_COGNITO_USER_POOLS',
  aws_iam: null,
  aws_oidc: null,
  aws_lambda: null,
};

function groupsOf(directive: ConstDirectiveNode): readonly string[] | null {
  const argument = directive.arguments?.find(({ name }) => name.value === 'cognito_groups');
  if (!argument || argument.value.kind === Kind.NULL) return null;
  const groups = valueFromASTUntyped(argument.value);
  return Array.isArray(groups) ? groups.map(String) : [String(groups)];
}

/** The rules of a node's directives. @aws_auth counts only on an API whose sole way in is the user pool. */
function rulesOf(directives: readonly ConstDirectiveNode[] | undefined, isSolePool: boolean): Rule[] {
  return (directives ?? []).flatMap((directive) => {
    const name = directive.name.value;
    if (name === 'aws_auth') {
      return isSolePool ? [{ mode: 'AMAZON_COGNITO_USER_POOLS' as const, groups: groupsOf(directive) }] : [];
    }
    const mode = MODES[name];
    return mode === undefined ? [] : [{ mode, groups: groupsOf(directive) }];
  });
}

const typeDirectives = (type: GraphQLObjectType) =>
  [type.astNode, ...type.extensionASTNodes].flatMap((node) => node?.directives ?? []);

/**
 * Reads an API's directives into one question. A field's own directives replace its type's, the type's replace the
 * default way in, and of several directives one suffices.
 */
export function buildAuthorization(
  schema: GraphQLSchema,
  definition: Pick<GraphqlApiDefinition, 'defaultAuth' | 'additionalAuth' | 'userPoolDefaultAction'>,
): MayAccess {
  const modes = authModes(definition);
  const isSolePool = modes.length === 1 && modes[0] === 'AMAZON_COGNITO_USER_POOLS';
  const isOpen = definition.defaultAuth === 'API_KEY' || definition.userPoolDefaultAction !== 'DENY';
  const byDefault: readonly Rule[] = isOpen ? [{ mode: definition.defaultAuth, groups: null }] : [];
  const rules = new Map<string, readonly Rule[]>();
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    const ofType = rulesOf(typeDirectives(type), isSolePool);
    for (const field of Object.values(type.getFields())) {
      const own = rulesOf(field.astNode?.directives, isSolePool);
      rules.set(`${type.name}.${field.name}`, own.length > 0 ? own : ofType.length > 0 ? ofType : byDefault);
    }
  }
  return (caller, typeName, fieldName) =>
    (rules.get(`${typeName}.${fieldName}`) ?? byDefault).some(
      ({ mode, groups }) =>
        mode === caller.mode && (groups === null || groups.some((group) => caller.groups.includes(group))),
    );
}
