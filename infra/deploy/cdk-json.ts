import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { type Stage, stageOf } from '../stage.ts';

const CdkJson = z.object({ context: z.record(z.string(), z.unknown()) });

/** Returns the context of cdk.json. */
export const readContext = (): Readonly<Record<string, unknown>> =>
  CdkJson.parse(JSON.parse(readFileSync('cdk.json', 'utf8'))).context;

/** Returns a stage of cdk.json. Throws a sentence if there is none of this name, or if a setting is wrong. */
export function readStageNamed(name: string): Stage {
  const { stages } = readContext();
  try {
    return stageOf({ stage: name, stages });
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error;
    throw new Error(`cdk.json is not valid. ${z.prettifyError(error)}`, { cause: error });
  }
}
