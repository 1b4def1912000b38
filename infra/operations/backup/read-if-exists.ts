import { readFile } from 'node:fs/promises';
import * as z from 'zod';

const Missing = z.object({ code: z.literal('ENOENT') });

/**
 * Returns the bytes of a file, or undefined without one. Throws where it can't be read: that says nothing
 * about the backup.
 */
export async function readIfExists(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    if (Missing.safeParse(error).success) return undefined;
    throw error;
  }
}
