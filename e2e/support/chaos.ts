import { connectConsole, type Fault } from './console.ts';
import type { Stack } from './stack.ts';

/** The seed of the faults under which all journeys run; undefined in a run without chaos. */
const SEED = process.env['CHAOS_SEED'];

/** The variables that make a product draw its faults by the seed. */
export const chaosEnvironment: Readonly<Record<string, string>> =
  SEED === undefined ? {} : { FAULTS_SEED: SEED };

/** What AWS does to a busy product on a bad day. Nobody should notice: each call is retried. */
const FAULTS: readonly Fault[] = [
  { service: 'dynamodb', action: '*', rate: 0.02, kind: 'throttle' },
  { service: 'dynamodb', action: '*', rate: 0.01, kind: 'error' },
  { service: 'dynamodb', action: '*', rate: 0.02, kind: 'delay', delayMs: 300 },
  { service: 'sqs', action: '*', rate: 0.02, kind: 'error' },
  { service: 'sqs', action: 'SendMessageBatch', rate: 0.02, kind: 'lost' },
  { service: 'ses', action: '*', rate: 0.05, kind: 'throttle' },
  { service: 'ses', action: '*', rate: 0.02, kind: 'lost' },
  { service: 's3', action: 'GetObject', rate: 0.05, kind: 'error' },
  { service: 'secretsmanager', action: '*', rate: 0.1, kind: 'throttle' },
];

/** Puts the faults in force, in a run with chaos. */
export async function unleashChaos(stack: Stack): Promise<void> {
  if (SEED !== undefined) for (const fault of FAULTS) await connectConsole(stack).fault(fault);
}
