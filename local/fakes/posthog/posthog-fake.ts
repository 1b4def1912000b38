import { Hono } from 'hono';
import { z } from 'zod';

const Deletion = z.object({
  distinct_ids: z.array(z.string()).min(1).max(1000),
  delete_events: z.literal(true),
});

/** PostHog's private API for deleting people. Accepts any key and reports every person as found. */
export function posthogFake(): Hono {
  const app = new Hono();
  app.post('/api/projects/:project/persons/bulk_delete/', async (context) => {
    if (!/^Bearer \S+$/.test(context.req.header('authorization') ?? ''))
      return context.json({ detail: 'Authentication credentials were not provided.' }, 401);
    const asked = Deletion.safeParse(await context.req.json().catch(() => undefined));
    if (!asked.success) return context.json({ detail: z.prettifyError(asked.error) }, 400);
    const { length } = asked.data.distinct_ids;
    return context.json({ persons_found: length, persons_deleted: length }, 202);
  });
  return app;
}
