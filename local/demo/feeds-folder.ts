import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type GreenhouseRecording, greenhouseRecording } from '../fakes/ats/greenhouse-recording.ts';

const boardFile = (feedsDir: string, board: string) => join(feedsDir, 'greenhouse', `${board}.json`);

/** Writes a Greenhouse board into the feeds folder; a reader sees the old file or the new one, never half of it. */
export async function writeBoard(
  feedsDir: string,
  board: string,
  recording: GreenhouseRecording,
): Promise<void> {
  const file = boardFile(feedsDir, board);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.new`, JSON.stringify(recording, null, 1));
  await rename(`${file}.new`, file);
}

/** Reads a Greenhouse board of the feeds folder. Throws when it is missing or no recording. */
export async function readBoard(feedsDir: string, board: string): Promise<GreenhouseRecording> {
  const file = boardFile(feedsDir, board);
  const result = greenhouseRecording.safeParse(JSON.parse(await readFile(file, 'utf8')));
  if (!result.success)
    throw new Error(`${file} is not a recorded Greenhouse board.`, { cause: result.error });
  return result.data;
}

/** Whether the feeds folder holds any Greenhouse board yet. */
export async function hasBoards(feedsDir: string): Promise<boolean> {
  const files = await readdir(join(feedsDir, 'greenhouse')).catch(() => []);
  return files.some((file) => file.endsWith('.json'));
}
