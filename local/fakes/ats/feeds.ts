import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Behavior, behaviorSchema } from './behavior.ts';

/**
 * A folder of recorded boards, `<ats>/<board>.json`, or `.xml` or `.html` if that's what the vendor answers. Files are
 * read again for every request.
 */
export interface Feeds {
  /** Returns the file's text, valid or not, or undefined if it doesn't exist. */
  text(ats: string, board: string): Promise<string | undefined>;
  /** Lists the names of a system's boards. */
  boards(ats: string): Promise<string[]>;
  /** Returns the recorded page of one posting, `<ats>/<board>/<key>.json`, `.xml`, `.html` or `.txt`. */
  detail(ats: string, board: string, key: string): Promise<string | undefined>;
  /** Reads `<board>.behavior.json`, or that of one page. Throws if the file exists but is invalid. */
  behavior(ats: string, board: string, page?: string): Promise<Behavior | undefined>;
}

/** Prevents path traversal. Some ATSs allow spaces in board tokens. */
export const boardToken = /^[A-Za-z0-9_-][A-Za-z0-9 ._~-]*$/;

/** The types of recordings. */
export const ENDINGS = ['.json', '.xml', '.html'] as const;

export function openFeeds(feedsDir: string): Feeds {
  const read = async (tokens: readonly string[], ...endings: readonly string[]) => {
    if (!tokens.every((token) => boardToken.test(token))) return undefined;
    for (const ending of endings) {
      const text = await readIfPresent(`${join(feedsDir, ...tokens)}${ending}`);
      if (text !== undefined) return text;
    }
    return undefined;
  };
  return {
    text: (ats, board) => read([ats, board], ...ENDINGS),
    detail: (ats, board, key) => read([ats, board, key], ...ENDINGS, '.txt'),
    async boards(ats) {
      const files = await readdir(join(feedsDir, ats)).catch(() => []);
      const recordings = files.filter(
        (file) => ENDINGS.some((ending) => file.endsWith(ending)) && !file.endsWith('.behavior.json'),
      );
      return recordings.map((file) => file.replace(/\.\w+$/, '')).sort();
    },
    async behavior(...path) {
      const tokens = path.filter((token) => token !== undefined);
      const text = await read(tokens, '.behavior.json');
      return text === undefined ? undefined : parseBehavior(text, `${tokens.join('/')}.behavior.json`);
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

async function readIfPresent(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (isMissingFile(error)) return undefined;
    throw error;
  }
}

function isMissingFile(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';
}
