import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const Privileges = z.object({
  role: z.string(),
  grants: z.array(
    z.object({
      action: z.string(),
      resource: z.string(),
      leadingKeys: z.string().nullable(),
      uses: z.number(),
    }),
  ),
  refused: z.array(z.object({ action: z.string(), resource: z.string(), calls: z.number() })),
});

/** The permissions of one product's roles and their use, as the product's console reports them. */
export type Privileges = z.infer<typeof Privileges>;

const FOLDER = join(import.meta.dirname, '../../.local/check/privileges');

/** Deletes the records of earlier runs. */
export const clearPrivileges = () => rm(FOLDER, { recursive: true, force: true });

/** Saves how a running product used its permissions, for the report on all products of a run. */
export async function savePrivileges(consoleUrl: string): Promise<void> {
  const roles = Privileges.array().parse(await (await fetch(`${consoleUrl}/privileges.json`)).json());
  await mkdir(FOLDER, { recursive: true });
  await writeFile(join(FOLDER, `${randomUUID()}.json`), JSON.stringify(roles));
}

/** Reads the saved records of every product. */
export async function readPrivileges(): Promise<Privileges[][]> {
  const names = await readdir(FOLDER).catch(() => []);
  return Promise.all(
    names.map(async (name) =>
      Privileges.array().parse(JSON.parse(await readFile(join(FOLDER, name), 'utf8'))),
    ),
  );
}
