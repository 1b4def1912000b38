import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import * as z from 'zod';
import type { Workload } from './workload.ts';

/** Each round matches all jobs again and again until `minMs` of CPU time have passed. */
export const ROUNDS = { warmUp: 2, measured: 5, minMs: 1_000 };

/** The output of a peer's process about its rounds. */
const Measured = z.object({
  /** Milliseconds of CPU time for all jobs, the mean of each measured round. */
  roundMs: z.array(z.number()).min(1),
  /** The size of the people's titles and places with their indexes. */
  bytes: z.number(),
  /** The read units of the index in DynamoDB. Only ours has it. */
  readUnitsPerJob: z.number().optional(),
});

export interface PeerResult extends z.infer<typeof Measured> {
  readonly name: string;
  /** A file with one line per job: the numbers of the people found, separated by spaces. */
  readonly found: string;
}

/** Measures one or more ways to find the people who want a job, each in its own process. */
export interface Peer {
  readonly name: string;
  /** Throws `MissingPeerError` if something has to be installed first. */
  measure(workload: Workload): Promise<PeerResult[]>;
}

/** Thrown if a peer isn't installed. The message says what to install. */
export class MissingPeerError extends Error {
  override readonly name = 'MissingPeerError';
}

const run = promisify(execFile);

/** Runs a program to its end and returns what it printed. If it fails, the error has its error output. */
export async function runProgram(
  program: string,
  args: readonly string[],
  options: { readonly uid?: number; readonly gid?: number } = {},
): Promise<string> {
  const { stdout } = await run(program, args, { ...options, maxBuffer: 64 * 1024 * 1024 });
  return stdout;
}

/** Parses the last line of a program's output. */
export const parseMeasured = (output: string): z.infer<typeof Measured> =>
  Measured.parse(JSON.parse(output.trimEnd().split('\n').at(-1) ?? ''));
