/**
 * What one partition serves in a second, in every capacity mode:
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/bp-partition-key-design.html
 */
const UNITS_PER_SECOND = { read: 3_000, write: 1_000 };
export type UnitKind = keyof typeof UNITS_PER_SECOND;

/** So many partitions are remembered before those that have recovered are forgotten. */
const REMEMBERED = 5_000;

/** The units that partitions have consumed lately. A partition is taken to hold one value of the partition key. */
export interface PartitionUnits {
  /** Whether the partition has nothing left of this second. */
  isHot(kind: UnitKind, partition: string): boolean;
  consume(kind: UnitKind, partition: string, units: number): void;
}

interface Bucket {
  /** Below 0: what the next second has lent. */
  left: number;
  at: number;
}

/** Makes a count in which what a second allows comes back evenly; `now` is in milliseconds, of any clock. */
export function countPartitionUnits(now: () => number): PartitionUnits {
  const buckets = new Map<string, Bucket>();
  const most = (key: string) => UNITS_PER_SECOND[key.startsWith('read') ? 'read' : 'write'];
  const leftIn = (key: string, { left, at }: Bucket) =>
    Math.min(most(key), left + ((now() - at) / 1_000) * most(key));
  const forget = () => {
    for (const [key, bucket] of buckets) if (leftIn(key, bucket) >= most(key)) buckets.delete(key);
  };
  return {
    isHot(kind, partition) {
      const key = `${kind} ${partition}`;
      const bucket = buckets.get(key);
      return bucket !== undefined && leftIn(key, bucket) <= 0;
    },
    consume(kind, partition, units) {
      const key = `${kind} ${partition}`;
      const bucket = buckets.get(key);
      const left = (bucket ? leftIn(key, bucket) : most(key)) - units;
      if (!bucket && buckets.size >= REMEMBERED) forget();
      buckets.set(key, { left: Math.max(left, -most(key)), at: now() });
    },
  };
}
