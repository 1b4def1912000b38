import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Behaviour, behaviourSchema } from './behaviour.ts';

/** A folder of recorded boards, `<ats>/<board>.json`, read anew at each call. */
export interface Feeds {
  /** The board's recorded answer as it lies there, valid or not; undefined when there is no such file. */
  text(ats: string, board: string): Promise<string | undefined>;
  /** How the board misbehaves, if `<board>.behaviour.json` says so. Throws when that file is not understood. */
  behaviour(ats: string, board: string): Promise<Behaviour | undefined>;
}

/** A board's token can name a file of its own folder and nothing else (some ATSs allow blanks in it). */
export const boardToken = /^[A-Za-z0-9_-][A-Za-z0-9 ._-]*$/;

/** Opens the feeds of a folder; nothing is read before it is asked for. */
export function openFeeds(feedsDir: string): Feeds {
  const read = async (ats: string, board: string, ending: string) => {
    if (!boardToken.test(board)) return undefined;
    try {
      return await readFile(join(feedsDir, ats, `${board}${ending}`), 'utf8');
    } catch (error) {
      if (isMissingFile(error)) return undefined;
      throw error;
    }
  };
  return {
    text: (ats, board) => read(ats, board, '.json'),
    async behaviour(ats, board) {
      const text = await read(ats, board, '.behaviour.json');
      return text === undefined ? undefined : parseBehaviour(text, `${ats}/${board}.behaviour.json`);
    },
  };
}

function parseBehaviour(text: string, file: string): Behaviour {
  try {
    return behaviourSchema.parse(JSON.parse(text));
  } catch (cause) {
    throw new Error(`${file} is not a behaviour file: correct or remove it.`, { cause });
  }
}

function isMissingFile(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';
}
