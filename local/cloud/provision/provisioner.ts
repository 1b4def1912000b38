import { z } from 'zod';
import type { CloudServices } from '../services/cloud-services.ts';
import type { Physical } from '../template/scope.ts';

/** A resource of the template with intrinsic functions resolved. */
export interface Resource {
  logicalId: string;
  type: string;
  stackName: string;
  properties: Readonly<Record<string, unknown>>;
}

/** Resources go to the services at once, or into the inventory for the parts that this process runs itself. */
export interface ProvisionContext<Entries> {
  services: CloudServices;
  inventory: Entries;
  /** For code that is inline in the template. */
  inlineFolder: string;
}

/** Creates resources of one type. `Entries` is the part of the inventory that it reads or fills. */
export type Provisioner<Entries = object> = (
  resource: Resource,
  context: ProvisionContext<Entries>,
) => Promise<Physical> | Physical;

/** Throws an error that names the resource and its unsupported properties. */
export function parseProperties<T>(schema: z.ZodType<T>, { logicalId, type, properties }: Resource): T {
  const parsed = schema.safeParse(properties);
  if (parsed.success) return parsed.data;
  throw new Error(`${logicalId} (${type}) is not supported as declared:\n${z.prettifyError(parsed.error)}`);
}
