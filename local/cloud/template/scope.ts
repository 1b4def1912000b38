import { accountId, region } from './environment.ts';
import type { Scope } from './intrinsics.ts';
import type { Template } from './template.ts';

/** The values of a created resource's Ref and attributes. */
export interface Physical {
  ref: string;
  attributes: Readonly<Record<string, unknown>>;
}

const pseudoParameters = (stackName: string): Readonly<Record<string, string>> => ({
  'AWS::AccountId': accountId,
  'AWS::Region': region,
  'AWS::Partition': 'aws',
  'AWS::URLSuffix': 'amazonaws.com',
  'AWS::StackName': stackName,
  'AWS::StackId': `arn:aws:cloudformation:${region}:${accountId}:stack/${stackName}/local`,
});

/** The outputs of a deployed stack; undefined if there is none. */
export type OutputsOf = (stackName: string) => Readonly<Record<string, string>> | undefined;

/**
 * Resolves references to the template's parameters, to the resources in `created`, which may still grow, and
 * to the outputs of other stacks as they are now.
 */
export function templateScope(
  template: Pick<Template, 'Parameters' | 'Resources'>,
  stackName: string,
  created: ReadonlyMap<string, Physical>,
  outputsOf: OutputsOf,
): Scope {
  const pseudo = pseudoParameters(stackName);
  const physical = (id: string): Physical => {
    const resource = created.get(id);
    if (!resource) throw new Error(`The template refers to ${id}, which has not been created.`);
    return resource;
  };
  return {
    ref(name) {
      if (name in pseudo) return pseudo[name];
      const parameter = template.Parameters[name];
      if (!parameter) return physical(name).ref;
      if (parameter.Default !== undefined) return parameter.Default;
      throw new Error(`The parameter ${name} needs a default: the emulator passes no parameters.`);
    },
    attribute(id, name) {
      const { attributes } = physical(id);
      if (name in attributes) return attributes[name];
      const known = Object.keys(attributes).join(', ') || 'none';
      const type = template.Resources[id]?.Type;
      throw new Error(`The emulator has no attribute ${name} of ${id} (${type}), only ${known}.`);
    },
    stackOutput(otherStack, name) {
      const outputs = outputsOf(otherStack);
      if (!outputs) throw new Error(`${stackName} refers to the stack ${otherStack}, which does not exist.`);
      const value = outputs[name];
      if (value !== undefined) return value;
      throw new Error(
        `${stackName} refers to the output ${name} of ${otherStack}, which has none of that name.`,
      );
    },
  };
}
