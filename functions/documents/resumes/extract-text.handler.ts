import * as z from 'zod/mini';
import { RESUME_KINDS } from '../../table/resume.ts';
import { extractInThread } from './text/extract-in-thread.ts';
import { type ExtractedText, extractChecked } from './text/extraction.ts';

const Request = z.object({ kind: z.enum(RESUME_KINDS), url: z.url() });

// infra/resumes.ts bundles the worker next to this file.
const extractText = extractInThread(new URL('./text.worker.mjs', import.meta.url), {
  timeout: 20_000,
  memory: 1_024,
});

/**
 * Extracts the text of the file behind a signed link. Returns null if the file is gone. This function has no
 * permissions, because a malicious file may take over its parser.
 */
export async function handler(event: unknown): Promise<ExtractedText | null> {
  const { kind, url } = Request.parse(event);
  const response = await fetch(url);
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`The file could not be fetched: status ${response.status}.`);
  return extractChecked(kind, Buffer.from(await response.arrayBuffer()), extractText);
}
