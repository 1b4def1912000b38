import { z } from 'zod';
import { readRequest } from './request.ts';
import type { SourceOutcome } from './source-outcome.ts';

const schema = z.looseObject({ payload: z.unknown().optional() });

/** The NONE data source: ctx.result is the request's payload. */
export function passThrough(request: unknown): SourceOutcome {
  return { result: readRequest(schema, request).payload ?? null, error: null };
}
