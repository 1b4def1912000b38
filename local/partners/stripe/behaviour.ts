import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Behaviour, behaviourSchema, misbehave } from '../ats/behaviour.ts';

/**
 * How the provider misbehaves at this moment, as `stripe/api.behaviour.json` in the feeds folder says: as boards do,
 * but a status of failure comes with an error as Stripe's. Undefined when it does not.
 */
export async function misbehaviour(feedsDir: string): Promise<Response | undefined> {
  const behaviour = await readBehaviour(feedsDir);
  if (behaviour.delayMs !== undefined) await sleep(behaviour.delayMs, undefined, { ref: false });
  const { status, headers = {}, never, bodyBytes, notJson } = behaviour;
  if (status === undefined || status < 400 || never || bodyBytes || notJson) return misbehave(behaviour);
  const error = { type: 'api_error', message: 'Played by a behaviour file.' };
  return Response.json({ error }, { status, headers });
}

async function readBehaviour(feedsDir: string): Promise<Behaviour> {
  const file = join(feedsDir, 'stripe', 'api.behaviour.json');
  const text = await readFile(file, 'utf8').catch(() => '{}');
  try {
    return behaviourSchema.parse(JSON.parse(text));
  } catch (cause) {
    throw new Error(`${file} is not a behaviour file: correct or remove it.`, { cause });
  }
}
