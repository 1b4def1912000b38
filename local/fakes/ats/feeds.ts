import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Behavior, behaviorSchema } from './behavior.ts';

/** A folder of recorded boards, `<ats>/<board>.json`. Files are read again for every request. */
export interface Feeds {
  /** Returns the file's text, valid or not, or undefined if it doesn't exist. */
  text(ats: string, board: string): Promise<string | undefined>;
  /** Throws if `<board>.behavior.json` exists but is invalid. */
  behavior(ats: string, board: string): Promise<Behavior | undefined>;
}

/** Prevents path traversal. Some ATSs allow spaces in board tokens. */
export const boardToken = /^[A-Za-z0-9_-][A-Za-z0-9 ._-]*$/;

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
    async behavior(ats, board) {
      const text = await read(ats, board, '.behavior.json');
      return text === undefined ? undefined : parseBehavior(text, `${ats}/${board}.behavior.json`);
    },
  };
}

function parseBehavior(text: string, file: string): Behavior {
  try {
    return behaviorSchema.parse(JSON.parse(text));
  } catch (cause) {
    throw new Error(`${file} is not a valid behavior file. Fix it or delete it.`, { cause });
  }
}

function isMissingFile(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';
}
