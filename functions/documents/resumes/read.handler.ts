import * as z from 'zod/mini';
import { RESUME_KINDS } from '../../table/resume.ts';
import { readBytes } from './text/read-file.ts';
import { readInThread } from './text/read-in-thread.ts';
import type { Reading } from './text/reading.ts';

const Request = z.object({ kind: z.enum(RESUME_KINDS), url: z.url() });

// The bundle's own part for it lies beside the bundle: see infra/resumes.ts.
const readText = readInThread(new URL('./text.worker.mjs', import.meta.url), { time: 20_000, memory: 1_024 });

/**
 * Reads the file behind a signed link. This function has no rights of its own, because a file may be made to take over
 * whatever parses it. Returns null if the file is gone.
 */
export async function handler(event: unknown): Promise<Reading | null> {
  const { kind, url } = Request.parse(event);
  const response = await fetch(url);
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`The file could not be fetched: status ${response.status}.`);
  return readBytes(kind, Buffer.from(await response.arrayBuffer()), readText);
}
