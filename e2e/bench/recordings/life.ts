/** What a posting says from a moment on; times are in milliseconds. */
export interface Stand {
  readonly at: number;
  readonly title: string;
  readonly location: string;
}

/** A posting's whole time on its board. `untimed`: changes for which the recording leaves no moment of their own. */
export interface Life {
  readonly stands: readonly [Stand, ...Stand[]];
  /** When the board first showed it no more; undefined where it is there to the end. */
  readonly goneAt: number | undefined;
  readonly untimed: number;
}

/** Of a recorded posting what decides its life. Titles and places are given in their order, the first one apart. */
export interface Observed {
  readonly title: string;
  readonly location: string;
  readonly first_seen: string;
  readonly last_seen: string;
  readonly title_changes: readonly string[];
  readonly location_changes: readonly string[];
}

/**
 * When a posting came, changed and went. The recording tells in which order titles and places changed and not when:
 * the k-th of n changes is played at the snapshot k/(n+1) of the way from the first sight to the last, at least one
 * after the first sight. It goes with the snapshot after its last sight, where there is one.
 */
export function lifeOf(row: Observed, snapshots: readonly number[]): Life {
  const first = snapshots.indexOf(Date.parse(row.first_seen));
  const last = snapshots.indexOf(Date.parse(row.last_seen));
  const at = (index: number) => snapshots[index] ?? Number.NaN;
  const changes = new Map<number, Partial<Stand>>();
  let untimed = 0;
  const place = (texts: readonly string[], as: 'title' | 'location') =>
    texts.forEach((text, index) => {
      const nth = Math.min(
        last,
        first + Math.max(1, Math.round(((index + 1) * (last - first)) / (texts.length + 1))),
      );
      const stand = changes.get(nth);
      if (nth === first || stand?.[as] !== undefined) untimed += 1;
      if (nth > first) changes.set(nth, { ...stand, [as]: text });
    });
  place(row.title_changes, 'title');
  place(row.location_changes, 'location');
  const stands: [Stand, ...Stand[]] = [{ at: at(first), title: row.title, location: row.location }];
  let now = stands[0];
  for (const [index, change] of [...changes].sort(([one], [other]) => one - other)) {
    now = { ...now, ...change, at: at(index) };
    stands.push(now);
  }
  return { stands, goneAt: snapshots[last + 1], untimed };
}
