import { accountId, region } from './environment.ts';
import { noValue, resolve, type Scope } from './intrinsics.ts';
import type { Template } from './template.ts';

/** What a resource became: the value of its Ref and of its attributes. */
export interface Physical {
  ref: string;
  attributes: Readonly<Record<string, unknown>>;
}

function pseudoParameters(stackName: string): Record<string, unknown> {
  return {
    'AWS::AccountId': accountId,
    'AWS::Region': region,
    'AWS::Partition': 'aws',
    'AWS::URLSuffix': 'amazonaws.com',
    'AWS::StackName': stackName,
    'AWS::StackId': `arn:aws:cloudformation:${region}:${accountId}:stack/${stackName}/local`,
    'AWS::NotificationARNs': [],
    'AWS::NoValue': noValue,
  };
}

/** The scope of a template whose resources in `made` stand already. */
export function templateScope(
  template: Template,
  stackName: string,
  made: ReadonlyMap<string, Physical>,
): Scope {
  const pseudo = pseudoParameters(stackName);
  const physical = (id: string): Physical => {
    const found = made.get(id);
    if (!found) throw new Error(`${id} is referred to, but was not created (is its condition false?).`);
    return found;
  };
  const scope: Scope = {
    ref(name) {
      if (name in pseudo) return pseudo[name];
      const parameter = template.Parameters[name];
      if (!parameter) return physical(name).ref;
      if (parameter.Default === undefined)
        throw new Error(`The parameter ${name} has no default, and a local run gives none.`);
      return parameter.Default;
    },
    attribute(id, name) {
      const { attributes } = physical(id);
      if (!(name in attributes))
        throw new Error(
          `${id} (${template.Resources[id]?.Type}) has no attribute ${name} here; it has ${Object.keys(attributes).join(', ') || 'none'}.`,
        );
      return attributes[name];
    },
    condition(name) {
      if (!(name in template.Conditions)) throw new Error(`The template has no condition ${name}.`);
      return resolve(template.Conditions[name], scope) === true;
    },
    mapping(map, key, second) {
      const value = template.Mappings[map]?.[key]?.[second];
      if (value === undefined) throw new Error(`The template's mapping ${map} has no ${key}.${second}.`);
      return value;
    },
  };
  return scope;
}
