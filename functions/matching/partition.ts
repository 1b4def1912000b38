import { watcherPk } from '../table/keys.ts';

/** A partition of the reverse index: the watchers of one title or company key in one place. */
export interface Partition {
  readonly key: string;
  readonly place: string;
}

/** Returns the partition key of a partition's rows. */
export const pkOf = ({ key, place }: Partition): string => watcherPk(key, place);

/** Sort keys from `from` up to `to`. */
export interface KeyRange {
  readonly from: string;
  readonly to: string;
}
