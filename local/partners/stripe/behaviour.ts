import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Behaviour, behaviourSchema } from '../ats/behaviour.ts';

/** Reads how the provider misbehaves at this moment, as boards do; not at all where no file says so. */
export async function readBehaviour(feedsDir: string): Promise<Behaviour> {
  const file = join(feedsDir, 'stripe', 'api.behaviour.json');
  const text = await readFile(file, 'utf8').catch(() => '{}');
  try {
    return behaviourSchema.parse(JSON.parse(text));
  } catch (cause) {
    throw new Error(`${file} is not a behaviour file: correct or remove it.`, { cause });
  }
}
