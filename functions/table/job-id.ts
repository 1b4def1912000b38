import { Fault } from '../platform/fault.ts';

/** Job ids are shorter; DynamoDB takes no sort key above 1,024 bytes. */
const LONGEST_ID = 500;

/** Whether there may be a job with this id at all; no row can have another. */
export const isPossibleJobId = (id: string): boolean => id !== '' && Buffer.byteLength(id) <= LONGEST_ID;

/** Throws BadInput unless there may be a job with this id. */
export function requireJobId(id: string): void {
  if (!isPossibleJobId(id)) throw new Fault('BadInput', 'jobID: This is not the id of a job.');
}
