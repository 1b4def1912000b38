import { z } from 'zod';
import type { Stack } from './stack.ts';

const Subscription = z.object({
  endpoint: z.string(),
  keys: z.object({ p256dh: z.string(), auth: z.string() }),
});
type Subscription = z.infer<typeof Subscription>;

/** Connects to the fake push service, whose address is on the console's page. */
export async function connectFakePush({ consoleUrl }: Pick<Stack, 'consoleUrl'>) {
  const html = await (await fetch(consoleUrl)).text();
  const [url] = /http:\/\/127\.0\.0\.1:\d+\/push\b/.exec(html) ?? [];
  if (url === undefined) throw new Error('The console shows no fake push service.');
  return {
    /** Subscribes as a browser does, with the key of the site. */
    async subscribe(applicationServerKey: string): Promise<Subscription> {
      const body = JSON.stringify({ applicationServerKey });
      return Subscription.parse(await (await fetch(`${url}/subscriptions`, { method: 'POST', body })).json());
    },
    /** Ends a subscription as a browser does. */
    end: ({ endpoint }: Pick<Subscription, 'endpoint'>) => fetch(endpoint, { method: 'DELETE' }),
  };
}
