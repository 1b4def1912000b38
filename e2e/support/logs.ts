import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Stack } from './stack.ts';

const Line = z.looseObject({
  message: z.string(),
  jobId: z.string().optional(),
  messageId: z.string().optional(),
  state: z.string().optional(),
});
export type LogLine = z.infer<typeof Line>;

/** Returns a function's structured log lines. `construct` begins its name in the template, as in `AlertsDeliver`. */
export async function readLog({ logsDir }: Stack, construct: string): Promise<LogLine[]> {
  const names = await readdir(logsDir);
  const name = names.find((one) => new RegExp(`-${construct}[0-9A-F]{8}\\.log$`).test(one));
  if (!name) throw new Error(`No log of ${construct}. Found: ${names.join(', ')}`);
  const text = await readFile(join(logsDir, name), 'utf8');
  return text.split('\n').flatMap((line) => {
    const parsed = Line.safeParse(parseJson(line.slice(line.indexOf('{'))));
    return parsed.success ? [parsed.data] : [];
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
