import type { StackTemplate } from '../template/assembly.ts';
import { resolveDynamicReferences } from '../template/dynamic-references.ts';
import { resolve } from '../template/intrinsics.ts';
import { provisioningOrder, references } from '../template/references.ts';
import { type Physical, templateScope } from '../template/scope.ts';
import type { Template } from '../template/template.ts';
import type { Inventory } from './inventory.ts';
import type { ProvisionContext, Resource } from './provisioner.ts';
import { provisionerFor } from './resource-types.ts';

/** Functions behind custom resources are not created, because the emulator does their work. */
function customResourceProviders({ Resources }: Template): Set<string> {
  const custom = Object.values(Resources).filter(({ Type }) => Type.startsWith('Custom::'));
  return new Set(custom.flatMap(({ Properties }) => [...references(Properties['ServiceToken'])]));
}

/** `before` may refuse a resource by throwing. */
export interface ResourceWatch {
  before(resource: Resource): void;
  after(resource: Resource, physical: Physical): void;
}

/**
 * Creates or updates every resource of a stack in dependency order, and returns the stack's outputs. Resources that are
 * no longer in the template are left alone. Throws a sentence that names the first resource it can't create.
 */
export async function provisionTemplate(
  { stackName, template }: StackTemplate,
  context: ProvisionContext<Inventory>,
  watch: ResourceWatch,
): Promise<Record<string, unknown>> {
  const created = new Map<string, Physical>();
  const scope = templateScope(template, stackName, created, context.services.cloudFormation.outputsOf);
  const providers = customResourceProviders(template);
  for (const logicalId of provisioningOrder(template)) {
    const resource = template.Resources[logicalId];
    if (!resource) continue;
    if (providers.has(logicalId)) {
      created.set(logicalId, { ref: logicalId, attributes: { Arn: logicalId } });
      continue;
    }
    // `resolve` returns an object for an object that is no function call.
    const resolved = resolve(resource.Properties, scope) as Record<string, unknown>;
    const properties = resolveDynamicReferences(resolved, context.services.secrets.read);
    const resolvedResource = { logicalId, type: resource.Type, stackName, properties };
    watch.before(resolvedResource);
    const physical = await provisionerFor(resource.Type, logicalId)(resolvedResource, context);
    created.set(logicalId, physical);
    watch.after(resolvedResource, physical);
  }
  const outputs = Object.entries(template.Outputs).map(([name, { Value }]) => [name, resolve(Value, scope)]);
  const resources = [...created].map(([logicalId, { ref }]) => ({
    logicalId,
    physicalId: ref,
    type: template.Resources[logicalId]?.Type ?? '',
  }));
  context.services.cloudFormation.register(stackName, {
    createdAt: new Date(),
    resources,
    outputs: Object.fromEntries(outputs.map(([name, value]) => [name, String(value)])),
  });
  return Object.fromEntries(outputs);
}
