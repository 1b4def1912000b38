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

export type MayAccess = (caller: Caller, typeName: string, fieldName: string) => boolean;

interface Rule {
  readonly mode: AuthMode | null;
  /** The user's groups that are allowed; null for all users. */
  readonly groups: readonly string[] | null;
}

/** A directive for an unsupported mode still replaces the default. */
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

/** @aws_auth only applies to an API whose only mode is the user pool. */
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
 * Builds the check of an API's directives. A field's directives replace its type's, which replace the default mode. One
 * of several directives is enough.
 */
export function buildAuthorization(
  schema: GraphQLSchema,
  definition: Pick<GraphqlApiDefinition, 'defaultAuth' | 'additionalAuth' | 'userPoolDefaultAction'>,
): MayAccess {
  const modes = authModes(definition);
  const isSolePool = modes.length === 1 && modes[0] === 'AMAZON_COGNITO_USER_POOLS';
  const isOpen = definition.defaultAuth === 'API_KEY' || definition.userPoolDefaultAction !== 'DENY';
  const defaultRules: readonly Rule[] = isOpen ? [{ mode: definition.defaultAuth, groups: null }] : [];
  const rules = new Map<string, readonly Rule[]>();
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    const ofType = rulesOf(typeDirectives(type), isSolePool);
    for (const field of Object.values(type.getFields())) {
      const own = rulesOf(field.astNode?.directives, isSolePool);
      rules.set(
        `${type.name}.${field.name}`,
        own.length > 0 ? own : ofType.length > 0 ? ofType : defaultRules,
      );
    }
  }
  return (caller, typeName, fieldName) =>
    (rules.get(`${typeName}.${fieldName}`) ?? defaultRules).some(
      ({ mode, groups }) =>
        mode === caller.mode && (groups === null || groups.some((group) => caller.groups.includes(group))),
    );
}
