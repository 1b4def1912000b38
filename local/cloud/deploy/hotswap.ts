import { createHash } from 'node:crypto';
import { copyFile, link, mkdir, readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { DeclaredGraphqlApi } from '../provision/appsync.ts';
import type { Inventory } from '../provision/inventory.ts';
import type { DeclaredFunction } from '../provision/lambda.ts';

/** New content for every file of a function and every resolver that has this content now. */
export interface CodeSwap {
  /** The content that is replaced: its length in bytes, and its SHA-256 in hexadecimal digits. */
  size: number;
  sha256: string;
  /** The file with the new content. */
  file: string;
  /** New files of a function, which belong in the same folder. */
  beside: readonly string[];
}

type FindSwap = (size: number, content: () => Promise<Uint8Array>) => Promise<CodeSwap | undefined>;

/** Reads a content only if its size is that of a swapped one. */
function swapFinder(swaps: readonly CodeSwap[]): FindSwap {
  return async (size, content) => {
    const candidates = swaps.filter((swap) => swap.size === size);
    if (candidates.length === 0) return undefined;
    const sha256 = createHash('sha256')
      .update(await content())
      .digest('hex');
    return candidates.find((swap) => swap.sha256 === sha256);
  };
}

/** Returns a folder with a function's files, those with swapped content replaced. Undefined if none is. */
async function swapFolder(
  { codeFolder, logicalId }: DeclaredFunction,
  find: FindSwap,
  folder: string,
): Promise<string | undefined> {
  const swaps: CodeSwap[] = [];
  const sources = await Promise.all(
    (await readdir(codeFolder)).map(async (name) => {
      const path = join(codeFolder, name);
      const swap = await find((await stat(path)).size, () => readFile(path));
      if (swap) swaps.push(swap);
      return [name, swap?.file ?? path] as const;
    }),
  );
  if (swaps.length === 0) return undefined;
  const files = new Map(sources);
  for (const path of swaps.flatMap(({ beside }) => beside)) files.set(basename(path), path);
  const copy = join(folder, logicalId);
  await mkdir(copy, { recursive: true });
  // Links, because some functions have megabytes of data files. The folder may be on another disk.
  for (const [name, path] of files)
    await link(path, join(copy, name)).catch(() => copyFile(path, join(copy, name)));
  return copy;
}

async function swapApi(api: DeclaredGraphqlApi, find: FindSwap) {
  const swapped: string[] = [];
  const codeAfter = async (name: string, code: string) => {
    const content = Buffer.from(code);
    const swap = await find(content.byteLength, async () => content);
    if (swap === undefined) return code;
    swapped.push(name);
    return readFile(swap.file, 'utf8');
  };
  const functions: DeclaredGraphqlApi['functions'] = new Map();
  for (const [id, fn] of api.functions) functions.set(id, { ...fn, code: await codeAfter(fn.name, fn.code) });
  const resolvers: DeclaredGraphqlApi['resolvers'] = [];
  for (const resolver of api.resolvers) {
    const name = `${resolver.TypeName}.${resolver.FieldName}`;
    resolvers.push({ ...resolver, Code: await codeAfter(name, resolver.Code) });
  }
  return { api: { ...api, functions, resolvers }, swapped };
}

/**
 * Returns the inventory with swapped code, and the names of the functions and resolvers that run it. Puts the
 * files of the changed functions into `folder`, which must be new.
 */
export async function swapCode(
  inventory: Inventory,
  swaps: readonly CodeSwap[],
  folder: string,
): Promise<{ inventory: Inventory; swapped: string[] }> {
  const find = swapFinder(swaps);
  const swapped: string[] = [];
  const functions: Inventory['functions'] = new Map();
  for (const [name, declared] of inventory.functions) {
    const codeFolder = await swapFolder(declared, find, folder);
    functions.set(name, { ...declared, codeFolder: codeFolder ?? declared.codeFolder });
    if (codeFolder !== undefined) swapped.push(name);
  }
  const graphqlApis: Inventory['graphqlApis'] = new Map();
  for (const [id, declared] of inventory.graphqlApis) {
    const { api, swapped: names } = await swapApi(declared, find);
    graphqlApis.set(id, api);
    swapped.push(...names);
  }
  return { inventory: { ...inventory, functions, graphqlApis }, swapped };
}
