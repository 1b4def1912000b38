import { z } from 'zod';
import type { Stack } from './stack.ts';

/** Whether faults hit every test of this run, as in chaos.ts. */
const IS_CHAOS = process.env['CHAOS_SEED'] !== undefined;

const Message = z.object({
  channel: z.enum(['email', 'text', 'push']),
  to: z.string(),
  subject: z.string().nullish(),
  text: z.string().nullish(),
  html: z.string().nullish(),
  headers: z.record(z.string(), z.string()).nullish(),
  sentAt: z.string(),
});
export type Message = z.infer<typeof Message>;

/** Returns the newest code that the user pool has sent, whatever other messages came since. */
export function findCode(messages: readonly Message[]): string | undefined {
  const codes = messages.filter(
    ({ channel, subject }) => channel === 'text' || /\bcode\b|^Reset your/.test(subject ?? ''),
  );
  const newest = codes.at(-1);
  return /\b(\d{6})\b/.exec(`${newest?.text} ${newest?.html}`)?.[1];
}

/** A fault that the gateway injects into the product's AWS calls. */
export interface Fault {
  readonly service: string;
  readonly action: string;
  /** A part of a role's name; absent: all roles. */
  readonly caller?: string;
  /** The number of calls that fail first, whatever the rate. */
  readonly first?: number;
  readonly rate: number;
  readonly kind: 'throttle' | 'error' | 'delay' | 'lost' | 'duplicate' | 'reorder';
  readonly delayMs?: number;
}

const AlarmStatus = z.object({ name: z.string(), description: z.string(), state: z.string() });

const CallCount = z.object({
  principal: z.string().nullable(),
  service: z.string(),
  action: z.string(),
  fault: z.string().nullable(),
  calls: z.number(),
});

/** Connects to the local console of a running product. */
export function connectConsole({ consoleUrl }: Pick<Stack, 'consoleUrl'>) {
  const post = (path: string, body?: unknown) =>
    fetch(`${consoleUrl}${path}`, {
      method: 'POST',
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
  return {
    async outbox(to: string): Promise<Message[]> {
      const response = await fetch(`${consoleUrl}/outbox.json?to=${encodeURIComponent(to)}`);
      return z.array(Message).parse(await response.json());
    },
    /** Returns the number of AWS calls through the gateway, by caller and outcome. */
    calls: async () => z.array(CallCount).parse(await (await fetch(`${consoleUrl}/calls.json`)).json()),
    /** Returns the metrics that functions have emitted since the start. */
    metrics: async () =>
      z
        .array(z.object({ name: z.string(), dimensions: z.array(z.string()), count: z.number() }))
        .parse(await (await fetch(`${consoleUrl}/metrics.json`)).json()),
    async schedules(): Promise<string[]> {
      const refused = await post('/schedules/none');
      return z.object({ schedules: z.array(z.string()) }).parse(await refused.json()).schedules;
    },
    /** Runs a schedule now and waits for it to finish. */
    run: async (schedule: string) => (await post(`/schedules/${schedule}`)).status,
    /** Evaluates every alarm as of a time and returns their states by name. */
    alarms: async (at: Date) =>
      z.array(AlarmStatus).parse(await (await post(`/alarms?at=${at.toISOString()}`)).json()),
    /**
     * Waits until queues and streams are empty. Returns the HTTP status. Messages that wait for another attempt get it
     * at once, except under chaos, where each attempt may fail.
     */
    settle: async () => (await post(IS_CHAOS ? '/settle' : '/settle?retry=now')).status,
    async fault(fault: Fault): Promise<void> {
      const { status } = await post('/faults', fault);
      if (status !== 201) throw new Error(`The console rejected the fault: HTTP ${status}.`);
    },
    /** Overrides the AWS account's limits and settings, by service. */
    async changeAccount(changes: {
      readonly ses?: { readonly mailsPerSecond?: number; readonly mailsPerDay?: number };
      readonly lambda?: { readonly concurrentExecutions?: number };
      /** `outcomes` maps phone numbers to the event type that ends their texts. */
      readonly texts?: {
        readonly monthlyLimit?: number;
        readonly outcomes?: Readonly<Record<string, string>>;
      };
    }) {
      const { status } = await post('/account', changes);
      if (status !== 200) throw new Error(`The console rejected the account settings: HTTP ${status}.`);
    },
    /** Returns descriptions of the queues, event sources and functions that are not idle. */
    pending: async () => z.array(z.string()).parse(await (await fetch(`${consoleUrl}/pending.json`)).json()),
    clearFaults: async () => (await fetch(`${consoleUrl}/faults`, { method: 'DELETE' })).status,
  };
}
