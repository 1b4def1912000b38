import type { StackTemplate } from '../template/assembly.ts';
import { replacingChanges, replacingProperties } from '../template/replacement.ts';
import type { Inventory } from './inventory.ts';
import { provisionTemplate } from './provision-template.ts';
import type { ProvisionContext, Resource } from './provisioner.ts';
import { type CreatedResource, rollBack } from './rollback.ts';
import { readStackRecord, type StackRecord, writeStackRecord } from './stack-record.ts';

export interface DeployOptions {
  /** The file with the record of earlier deployments. */
  recordFile: string;
  /** Whether there is data from runs before records. Such a stack counts as created. */
  hasData: boolean;
  /** Fails the deployment at its nth resource, from 1. */
  failAt?: number | undefined;
}

const START_OVER = 'To start over on this machine, run npm start -- --fresh.';

const nameOf = ({ type, properties }: Resource): string | undefined => {
  const property = replacingProperties(type)?.find((name) => /^(\w+)?Name$/.test(name));
  const name = property === undefined ? undefined : properties[property];
  return typeof name === 'string' ? `${type} ${name}` : undefined;
};

function assertNoReplacement({ stateful }: StackRecord, { logicalId, type, properties }: Resource): void {
  const before = stateful[logicalId];
  if (!before) return;
  const changed = before.type === type ? replacingChanges(type, before.properties, properties) : ['Type'];
  if (changed.length > 0)
    throw new Error(
      `${logicalId} (${type}) exists with another ${changed.join(' and ')}. AWS would replace it with an empty one, or refuse. ${START_OVER}`,
    );
}

function assertNothingRemoved({ stateful }: StackRecord, { template }: StackTemplate): void {
  const removed = Object.entries(stateful).find(
    ([id, { isRetained }]) => isRetained && !template.Resources[id],
  );
  if (removed)
    throw new Error(
      `${removed[0]} (${removed[1].type}) is no longer in the template. AWS would retain it with its data. ${START_OVER}`,
    );
}

const recordOf = (created: readonly CreatedResource[]): StackRecord => ({
  isCreated: true,
  takenNames: [],
  stateful: Object.fromEntries(
    created.flatMap(({ logicalId, type, properties, deletionPolicy }) => {
      const names = replacingProperties(type);
      const identity = names?.map((name): [string, unknown] => [name, properties[name]]);
      const isRetained = deletionPolicy !== 'Delete';
      return identity ? [[logicalId, { type, isRetained, properties: Object.fromEntries(identity) }]] : [];
    }),
  ),
});

/**
 * Creates a stack, or updates one from earlier runs, and returns its outputs. A failed create is rolled back and can be
 * repeated. Throws before an update that would replace a resource with data.
 */
export async function deployStack(
  stack: StackTemplate,
  context: ProvisionContext<Inventory>,
  { recordFile, hasData, failAt }: DeployOptions,
): Promise<Record<string, unknown>> {
  const noRecord: StackRecord = { isCreated: hasData, stateful: {}, takenNames: [] };
  const before = readStackRecord(recordFile) ?? noRecord;
  const created: CreatedResource[] = [];
  let count = 0;
  assertNothingRemoved(before, stack);
  try {
    const outputs = await provisionTemplate(stack, context, {
      before(resource) {
        count += 1;
        const name = nameOf(resource);
        if (name !== undefined && before.takenNames.includes(name))
          throw new Error(`${resource.logicalId}: ${name} already exists: an earlier create left it behind.`);
        assertNoReplacement(before, resource);
        if (count === failAt) throw new Error(`${resource.logicalId} (${resource.type}) was made to fail.`);
      },
      after(resource, { ref }) {
        const deletionPolicy = stack.template.Resources[resource.logicalId]?.DeletionPolicy ?? 'Delete';
        created.push({ ...resource, ref, deletionPolicy });
      },
    });
    writeStackRecord(recordFile, recordOf(created));
    return outputs;
  } catch (error) {
    if (!before.isCreated) {
      await rollBack(created, context.services);
      const retainedNames = created
        .filter(({ deletionPolicy }) => deletionPolicy === 'Retain')
        .flatMap((one) => nameOf(one) ?? []);
      writeStackRecord(recordFile, {
        ...noRecord,
        isCreated: false,
        takenNames: [...before.takenNames, ...retainedNames],
      });
    }
    throw error;
  }
}
