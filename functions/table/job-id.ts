import { Fault } from '../platform/fault.ts';

/** Longer than any job id, and within DynamoDB's limit of 1,024 bytes for a sort key. */
const MAX_ID_BYTES = 500;

/** Whether a job row can have this id. */
export const isValidJobId = (id: string): boolean => id !== '' && Buffer.byteLength(id) <= MAX_ID_BYTES;

/** Throws `Fault('BadInput')` for an id that no job can have. */
export function requireJobId(id: string): void {
  if (!isValidJobId(id)) throw new Fault('BadInput', 'jobID: This is not the id of a job.');
}
