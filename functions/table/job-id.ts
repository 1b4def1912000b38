import { Fault } from '../platform/fault.ts';

/** Job ids are shorter; DynamoDB takes no sort key above 1,024 bytes. */
const MAX_ID_BYTES = 500;

/** Whether there may be a job with this id at all; no row can have another. */
export const isValidJobId = (id: string): boolean => id !== '' && Buffer.byteLength(id) <= MAX_ID_BYTES;

/** Throws BadInput unless there may be a job with this id. */
export function requireJobId(id: string): void {
  if (!isValidJobId(id)) throw new Fault('BadInput', 'jobID: This is not the id of a job.');
}
