import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';
import { type ObjectKind, objectSchemas, type StripeObjects } from './objects.ts';

/** The account's objects by kind and id, and its clock. */
export interface ObjectStore {
  find<K extends ObjectKind>(kind: K, id: string): StripeObjects[K] | undefined;
  findAny(id: string): StripeObjects[ObjectKind] | undefined;
  /** Newest first. */
  all<K extends ObjectKind>(kind: K): readonly StripeObjects[K][];
  put<K extends ObjectKind>(kind: K, object: StripeObjects[K]): StripeObjects[K];
  /** How far the account's clock is ahead, in seconds. */
  clockOffset(): number;
  moveAhead(seconds: number): void;
  /** Writes the file if anything changed. */
  save(): void;
}

const contents = z.object({
  ahead: z.int().min(0).default(0),
  objects: z.object(
    Object.fromEntries(
      Object.entries(objectSchemas).map(([kind, schema]) => [kind, z.array(schema).default([])]),
    ),
  ),
});

type ObjectMaps = { readonly [K in ObjectKind]: Map<string, StripeObjects[K]> };

/** Keeps everything in memory if `file` is undefined. Throws if the file is invalid. */
export function openObjectStore(file?: string): ObjectStore {
  let { ahead, objects } = read(file);
  let changed = false;
  const shelves = Object.fromEntries(
    Object.entries(objects).map(([kind, list]) => [
      kind,
      new Map(list.map((one): [string, unknown] => [one.id, one])),
    ]),
  ) as ObjectMaps; // Each schema has parsed its map's values.
  return {
    find: (kind, id) => shelves[kind].get(id),
    findAny: (id) =>
      Object.values(shelves)
        .find((shelf) => shelf.has(id))
        ?.get(id),
    all: (kind) => [...shelves[kind].values()].reverse(),
    put(kind, object) {
      shelves[kind].set(object.id, object);
      changed = true;
      return object;
    },
    clockOffset: () => ahead,
    moveAhead(seconds) {
      ahead += Math.max(0, Math.ceil(seconds));
      changed = true;
    },
    save() {
      if (!changed || file === undefined) return;
      const kept = Object.entries(shelves).map(([kind, shelf]) => [kind, [...shelf.values()]]);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(`${file}.new`, JSON.stringify({ ahead, objects: Object.fromEntries(kept) }));
      renameSync(`${file}.new`, file);
      changed = false;
    },
  };
}

function read(file: string | undefined): z.infer<typeof contents> {
  const text = file === undefined ? undefined : readOptional(file);
  try {
    return contents.parse(JSON.parse(text ?? '{"objects":{}}'));
  } catch (cause) {
    throw new Error(`${file} is not a fake Stripe account. Delete it and start again.`, { cause });
  }
}

function readOptional(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
