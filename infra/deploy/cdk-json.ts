import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { parseStage, type Stage } from '../stage.ts';

const CdkJson = z.object({ context: z.record(z.string(), z.unknown()) });

export const readContext = (): Readonly<Record<string, unknown>> =>
  CdkJson.parse(JSON.parse(readFileSync('cdk.json', 'utf8'))).context;

/** Loads a stage from cdk.json. Throws if it is missing, or if a setting is invalid. */
export function loadStage(name: string): Stage {
  const { stages } = readContext();
  try {
    return parseStage({ stage: name, stages });
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error;
    throw new Error(`cdk.json is not valid. ${z.prettifyError(error)}`, { cause: error });
  }
}
