/**
 * A partition's capacity, in every mode:
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/bp-partition-key-design.html
 */
const UNITS_PER_SECOND = { read: 3_000, write: 1_000 };
export type UnitKind = keyof typeof UNITS_PER_SECOND;

/** With more partitions than this, those with full buckets are dropped. */
const MAX_BUCKETS = 5_000;

/** A token bucket per partition, assuming one partition for each value of the partition key. */
export interface PartitionUnits {
  /** Whether the partition has no units left this second. */
  isHot(kind: UnitKind, partition: string): boolean;
  consume(kind: UnitKind, partition: string, units: number): void;
}

interface Bucket {
  /** Units; negative when borrowed from the next second. */
  left: number;
  updatedAt: number;
}

/** Refills evenly. `now` is in milliseconds of any clock. */
export function createPartitionUnits(now: () => number): PartitionUnits {
  const buckets = new Map<string, Bucket>();
  const capacityOf = (key: string) => UNITS_PER_SECOND[key.startsWith('read') ? 'read' : 'write'];
  const leftIn = (key: string, { left, updatedAt }: Bucket) =>
    Math.min(capacityOf(key), left + ((now() - updatedAt) / 1_000) * capacityOf(key));
  const dropFullBuckets = () => {
    for (const [key, bucket] of buckets) if (leftIn(key, bucket) >= capacityOf(key)) buckets.delete(key);
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
      const left = (bucket ? leftIn(key, bucket) : capacityOf(key)) - units;
      if (!bucket && buckets.size >= MAX_BUCKETS) dropFullBuckets();
      buckets.set(key, { left: Math.max(left, -capacityOf(key)), updatedAt: now() });
    },
  };
}
