import type { StackTemplate } from '../template/assembly.ts';
import { resolveDynamicReferences } from '../template/dynamic-references.ts';
import { resolve } from '../template/intrinsics.ts';
import { provisioningOrder } from '../template/order.ts';
import { references } from '../template/references.ts';
import { type Physical, templateScope } from '../template/scope.ts';
import type { Template } from '../template/template.ts';
import type { Inventory } from './inventory.ts';
import type { Ground, Resource } from './resource-type.ts';
import { provisionOf } from './types.ts';

/** The functions behind custom resources: their work is done here, so they are not stood up. */
function customResourceProviders({ Resources }: Template): Set<string> {
  const custom = Object.values(Resources).filter(({ Type }) => Type.startsWith('Custom::'));
  return new Set(custom.flatMap(({ Properties }) => [...references(Properties['ServiceToken'])]));
}

/** Hears of each resource before it is made, where it may refuse by throwing, and after. */
export interface ResourceWatch {
  before(resource: Resource): void;
  after(resource: Resource, physical: Physical): void;
}

/**
 * Makes every resource of a stack, each after those it refers to, and returns the stack's outputs. What exists already is
 * kept and brought up to date; what the template no longer has is left as it is. Throws a sentence naming the resource
 * that cannot be made.
 */
export async function provisionTemplate(
  { stackName, template }: StackTemplate,
  ground: Ground<Inventory>,
  watch: ResourceWatch,
): Promise<Record<string, unknown>> {
  const made = new Map<string, Physical>();
  const scope = templateScope(template, stackName, made);
  const providers = customResourceProviders(template);
  for (const logicalId of provisioningOrder(template)) {
    const resource = template.Resources[logicalId];
    if (!resource || (resource.Condition && !scope.condition(resource.Condition))) continue;
    if (providers.has(logicalId)) {
      made.set(logicalId, { ref: logicalId, attributes: { Arn: logicalId } });
      continue;
    }
    // `resolve` keeps the shape of what it is given, and properties are an object.
    const resolved = resolve(resource.Properties, scope) as Record<string, unknown>;
    const properties = resolveDynamicReferences(resolved, ground.services.secrets.read);
    const described = { logicalId, type: resource.Type, stackName, properties };
    watch.before(described);
    const physical = await provisionOf(resource.Type, logicalId)(described, ground);
    made.set(logicalId, physical);
    watch.after(described, physical);
  }
  const outputs = Object.entries(template.Outputs)
    .filter(([, { Condition }]) => !Condition || scope.condition(Condition))
    .map(([name, { Value }]) => [name, resolve(Value, scope)]);
  const resources = [...made].map(([logicalId, { ref }]) => ({
    logicalId,
    physicalId: ref,
    type: template.Resources[logicalId]?.Type ?? '',
  }));
  ground.services.cloudFormation.register(stackName, {
    createdAt: new Date(),
    resources,
    outputs: Object.fromEntries(outputs.map(([name, value]) => [name, String(value)])),
  });
  return Object.fromEntries(outputs);
}
