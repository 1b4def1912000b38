import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';
import { type Kept, type Kind, keptSchemas } from './kept.ts';

/** Everything that the account keeps, by kind and id, and how far its clock is ahead. */
export interface Book {
  find<K extends Kind>(kind: K, id: string): Kept[K] | undefined;
  findAny(id: string): Kept[Kind] | undefined;
  /** Newest first. */
  all<K extends Kind>(kind: K): readonly Kept[K][];
  put<K extends Kind>(kind: K, object: Kept[K]): Kept[K];
  /** Seconds. */
  ahead(): number;
  moveAhead(seconds: number): void;
  /** Writes the file, when something has changed since. */
  save(): void;
}

const contents = z.object({
  ahead: z.int().min(0).default(0),
  objects: z.object(
    Object.fromEntries(
      Object.entries(keptSchemas).map(([kind, schema]) => [kind, z.array(schema).default([])]),
    ),
  ),
});

type Shelves = { readonly [K in Kind]: Map<string, Kept[K]> };

/** Opens the book; without a file it is forgotten when the process ends. Throws when the file is none of its own. */
export function openBook(file?: string): Book {
  let { ahead, objects } = read(file);
  let changed = false;
  const shelves = Object.fromEntries(
    Object.entries(objects).map(([kind, list]) => [
      kind,
      new Map(list.map((one): [string, unknown] => [one.id, one])),
    ]),
  ) as Shelves; // The schema of each kind has just read what stands on its shelf.
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
    ahead: () => ahead,
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
  const text = file === undefined ? undefined : textOf(file);
  try {
    return contents.parse(JSON.parse(text ?? '{"objects":{}}'));
  } catch (cause) {
    throw new Error(`${file} is not what the played Stripe keeps: remove it and start again.`, { cause });
  }
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
