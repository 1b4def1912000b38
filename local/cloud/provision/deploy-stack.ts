import type { StackTemplate } from '../template/assembly.ts';
import { replacedBy, replacingProperties } from '../template/replacement.ts';
import type { Inventory } from './inventory.ts';
import { provisionTemplate } from './provision-template.ts';
import type { Ground, Resource } from './resource-type.ts';
import { type Created, rollBack } from './rollback.ts';
import { readStackRecord, type StackRecord, writeStackRecord } from './stack-record.ts';

/** How a stack is deployed. */
export interface DeployOptions {
  /** Where the record of earlier deployments is kept. */
  recordFile: string;
  /** Whether there is data of runs that kept no record. Such a stack is taken to be created. */
  hasData: boolean;
  /** Fails the deployment at its n-th resource, from 1. */
  failAt?: number | undefined;
}

const FRESH = 'To start from nothing on this machine: npm start -- --fresh.';

const nameOf = ({ type, properties }: Resource): string | undefined => {
  const property = replacingProperties(type)?.find((name) => /^(\w+)?Name$/.test(name));
  const name = property === undefined ? undefined : properties[property];
  return typeof name === 'string' ? `${type} ${name}` : undefined;
};

function demandNoLoss({ stateful }: StackRecord, { logicalId, type, properties }: Resource): void {
  const before = stateful[logicalId];
  if (!before) return;
  const changed = before.type === type ? replacedBy(type, before.properties, properties) : ['Type'];
  if (changed.length > 0)
    throw new Error(
      `${logicalId} (${type}) exists with another ${changed.join(' and ')}. AWS would replace it with an empty one, or refuse. ${FRESH}`,
    );
}

function demandNothingRemoved({ stateful }: StackRecord, { template }: StackTemplate): void {
  const gone = Object.entries(stateful).find(([id, { isRetained }]) => isRetained && !template.Resources[id]);
  if (gone)
    throw new Error(
      `${gone[0]} (${gone[1].type}) is no longer in the template. AWS would leave it behind with its data. ${FRESH}`,
    );
}

const recordOf = (created: readonly Created[]): StackRecord => ({
  isCreated: true,
  takenNames: [],
  stateful: Object.fromEntries(
    created.flatMap(({ logicalId, type, properties, deletionPolicy }) => {
      const names = replacingProperties(type);
      const kept = names?.map((name): [string, unknown] => [name, properties[name]]);
      const isRetained = deletionPolicy !== 'Delete';
      return kept ? [[logicalId, { type, isRetained, properties: Object.fromEntries(kept) }]] : [];
    }),
  ),
});

/**
 * Creates a stack, or updates the one that earlier runs created, and returns its outputs. A create that fails is rolled back, and may be repeated.
 * Throws a sentence, also for an update that would replace what holds data.
 */
export async function deployStack(
  stack: StackTemplate,
  ground: Ground<Inventory>,
  { recordFile, hasData, failAt }: DeployOptions,
): Promise<Record<string, unknown>> {
  const nothing: StackRecord = { isCreated: hasData, stateful: {}, takenNames: [] };
  const before = readStackRecord(recordFile) ?? nothing;
  const created: Created[] = [];
  let count = 0;
  demandNothingRemoved(before, stack);
  try {
    const outputs = await provisionTemplate(stack, ground, {
      before(resource) {
        count += 1;
        const name = nameOf(resource);
        if (name !== undefined && before.takenNames.includes(name))
          throw new Error(`${resource.logicalId}: ${name} already exists: an earlier create left it behind.`);
        demandNoLoss(before, resource);
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
      await rollBack(created, ground.services);
      const left = created
        .filter(({ deletionPolicy }) => deletionPolicy === 'Retain')
        .flatMap((one) => nameOf(one) ?? []);
      writeStackRecord(recordFile, {
        ...nothing,
        isCreated: false,
        takenNames: [...before.takenNames, ...left],
      });
    }
    throw error;
  }
}
