import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type GreenhouseRecording, greenhouseRecording } from '../fakes/ats/greenhouse-recording.ts';

const boardFile = (feedsDir: string, board: string) => join(feedsDir, 'greenhouse', `${board}.json`);

/** Writes a Greenhouse board atomically. */
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

/** Throws if the file is missing or not a valid recording. */
export async function readBoard(feedsDir: string, board: string): Promise<GreenhouseRecording> {
  const file = boardFile(feedsDir, board);
  const result = greenhouseRecording.safeParse(JSON.parse(await readFile(file, 'utf8')));
  if (!result.success)
    throw new Error(`${file} is not a recorded Greenhouse board.`, { cause: result.error });
  return result.data;
}

export async function hasBoards(feedsDir: string): Promise<boolean> {
  const files = await readdir(join(feedsDir, 'greenhouse')).catch(() => []);
  return files.some((file) => file.endsWith('.json'));
}
