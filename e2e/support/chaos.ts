import { connectConsole, type Fault } from './console.ts';
import type { Stack } from './stack.ts';

/** The seed for injecting faults into every test of a run; undefined in a run without chaos. */
const SEED = process.env['CHAOS_SEED'];

/** The environment variables that seed a product's faults. */
export const CHAOS_ENVIRONMENT: Readonly<Record<string, string>> =
  SEED === undefined ? {} : { FAULTS_SEED: SEED };

/** The AWS faults to inject. Users should not notice any, because each call is retried. */
const FAULTS: readonly Fault[] = [
  { service: 'dynamodb', action: '*', rate: 0.02, kind: 'throttle' },
  { service: 'dynamodb', action: '*', rate: 0.01, kind: 'error' },
  { service: 'dynamodb', action: '*', rate: 0.02, kind: 'delay', delayMs: 300 },
  { service: 'sqs', action: '*', rate: 0.02, kind: 'error' },
  { service: 'sqs', action: 'SendMessageBatch', rate: 0.02, kind: 'lost' },
  { service: 'sqs', action: 'ReceiveMessage', rate: 0.05, kind: 'duplicate' },
  { service: 'sqs', action: 'ReceiveMessage', rate: 0.05, kind: 'reorder' },
  { service: 'ses', action: '*', rate: 0.05, kind: 'throttle' },
  { service: 'ses', action: '*', rate: 0.02, kind: 'lost' },
  { service: 's3', action: 'GetObject', rate: 0.05, kind: 'error' },
  { service: 'secretsmanager', action: '*', rate: 0.1, kind: 'throttle' },
];

/** Injects the faults in a run with chaos; does nothing otherwise. */
export async function injectChaos(stack: Stack): Promise<void> {
  if (SEED !== undefined) for (const fault of FAULTS) await connectConsole(stack).fault(fault);
}
