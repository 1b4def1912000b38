/** A posting's content from `at` on, in milliseconds. */
export interface PostingVersion {
  readonly at: number;
  readonly title: string;
  readonly location: string;
}

/** `untimed` counts changes that were dropped or overwritten because no snapshot was left for them. */
export interface PostingLifetime {
  readonly versions: readonly [PostingVersion, ...PostingVersion[]];
  /** In milliseconds, or undefined if the posting never left the board. */
  readonly goneAt: number | undefined;
  readonly untimed: number;
}

/**
 * The recorded fields that determine a lifetime. `title` and `location` are the first values, and the changes
 * follow in order.
 */
export interface RecordedPosting {
  readonly title: string;
  readonly location: string;
  readonly first_seen: string;
  readonly last_seen: string;
  readonly title_changes: readonly string[];
  readonly location_changes: readonly string[];
}

/**
 * Reconstructs when a posting appeared, changed and left. The recording has the order of changes but not
 * their times, so the k-th of n changes is placed k/(n+1) of the way from the first to the last snapshot. The
 * posting leaves with the snapshot after its last one.
 */
export function reconstructLifetime(row: RecordedPosting, snapshots: readonly number[]): PostingLifetime {
  const first = snapshots.indexOf(Date.parse(row.first_seen));
  const last = snapshots.indexOf(Date.parse(row.last_seen));
  const at = (index: number) => snapshots[index] ?? Number.NaN;
  const changes = new Map<number, Partial<PostingVersion>>();
  let untimed = 0;
  const place = (texts: readonly string[], as: 'title' | 'location') =>
    texts.forEach((text, index) => {
      const nth = Math.min(
        last,
        first + Math.max(1, Math.round(((index + 1) * (last - first)) / (texts.length + 1))),
      );
      const version = changes.get(nth);
      if (nth === first || version?.[as] !== undefined) untimed += 1;
      if (nth > first) changes.set(nth, { ...version, [as]: text });
    });
  place(row.title_changes, 'title');
  place(row.location_changes, 'location');
  const versions: [PostingVersion, ...PostingVersion[]] = [
    { at: at(first), title: row.title, location: row.location },
  ];
  let current = versions[0];
  for (const [index, change] of [...changes].sort(([one], [other]) => one - other)) {
    current = { ...current, ...change, at: at(index) };
    versions.push(current);
  }
  return { versions, goneAt: snapshots[last + 1], untimed };
}
