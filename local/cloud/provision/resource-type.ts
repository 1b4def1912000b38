import { z } from 'zod';
import type { CloudServices } from '../services/cloud-services.ts';
import type { Physical } from '../template/scope.ts';

/** One resource of the template on its way into existence. */
export interface Resource {
  logicalId: string;
  type: string;
  stackName: string;
  /** Intrinsic functions are resolved. */
  properties: Readonly<Record<string, unknown>>;
}

/** What provisioning does with resources: to services at once, into the inventory for what this process plays itself. */
export interface Ground<Entries> {
  services: CloudServices;
  inventory: Entries;
  /** For code that the template holds inline. */
  inlineFolder: string;
}

/**
 * Makes resources of one type: gives what its Ref and attributes come to, or throws a sentence. `Entries` is the part
 * of the inventory that it reads or fills.
 */
export type Provision<Entries = object> = (
  resource: Resource,
  ground: Ground<Entries>,
) => Promise<Physical> | Physical;

/** A resource's properties as `schema` wants them; throws a sentence naming the first that is not played here. */
export function readProperties<T>(schema: z.ZodType<T>, { logicalId, type, properties }: Resource): T {
  const read = schema.safeParse(properties);
  if (read.success) return read.data;
  throw new Error(
    `${logicalId} (${type}) cannot be played locally as it is:\n${z.prettifyError(read.error)}`,
  );
}
