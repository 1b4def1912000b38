import { Hono } from 'hono';
import { z } from 'zod';
import { accountChanges, changeAccount } from '../account/account-settings.ts';
import type { Cloud } from '../deploy/cloud.ts';
import { faultRule } from '../gateway/faults.ts';
import { page, renderSections } from './page.ts';
import { script } from './script.ts';
import { type SettleOptions, settle } from './settle.ts';
import { style } from './style.ts';
import { type Panel, takeView } from './view.ts';

export interface ConsoleOptions {
  /** Returns the current deployment. */
  cloud(): Cloud;
  /** Returns the product's own tables; called whenever the page is rendered. */
  panels(): readonly Panel[] | Promise<readonly Panel[]>;
  /** 60 seconds by default. */
  settling?: Pick<SettleOptions, 'timeoutMs' | 'clock'>;
}

const MAIL_HEADERS = {
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src data: http: https:; sandbox allow-popups allow-popups-to-escape-sandbox",
};

/** Serves the page for people and the JSON that tests use. */
export function createConsole({ cloud, panels, settling }: ConsoleOptions): Hono {
  const { services } = cloud();
  const app = new Hono();
  app.use(async (context, next) => {
    await next();
    if (!context.res.headers.has('content-security-policy'))
      context.header('content-security-policy', "default-src 'self'; img-src 'self' data:");
    context.header('x-content-type-options', 'nosniff');
  });
  app.use(async (context, next) => {
    const origin = context.req.header('origin');
    if (origin && URL.parse(origin)?.host !== context.req.header('host'))
      return context.json({ error: 'Only the console’s own page may call it.' }, 403);
    return next();
  });

  app.get('/outputs.json', (context) => context.json(cloud().outputs));
  app.get('/outbox.json', (context) => context.json(services.outbox.list(context.req.query('to'))));
  app.get('/outbox/:file{[0-9]+\\.html}', (context) => {
    const message = services.outbox.list()[Number.parseInt(context.req.param('file'), 10)];
    if (!message?.html) return context.json({ error: 'This e-mail does not exist.' }, 404);
    return context.html(`<base target="_blank">${message.html}`, 200, MAIL_HEADERS);
  });
  app.post('/schedules/:name{.+}', async (context) => {
    const name = context.req.param('name').split('/').at(-1) ?? '';
    const { schedules } = cloud();
    const names = schedules.list().map((schedule) => schedule.name);
    const run = schedules.run(name) ?? schedules.run(names.find((full) => full.endsWith(`-${name}`)) ?? '');
    if (!run) return context.json({ error: `The schedule ${name} does not exist.`, schedules: names }, 404);
    const outcome = await run;
    return 'error' in outcome
      ? context.json({ error: outcome.error }, 500)
      : context.json({ result: outcome.payload });
  });
  app.post('/settle', async (context) => {
    const early = context.req.query('retry') === 'now' ? { showHidden: services.sqs.showHidden } : {};
    const pending = await settle(cloud().pendingWork, { timeoutMs: 60_000, ...settling, ...early });
    return pending.length === 0
      ? context.json({ settled: true })
      : context.json({ settled: false, busy: pending }, 504);
  });
  app.get('/pending.json', async (context) => context.json((await cloud().pendingWork()).names));
  app.get('/alarms.json', (context) => context.json(cloud().alarms.list()));
  app.post('/alarms', async (context) => {
    const at = z.iso.datetime().optional().safeParse(context.req.query('at'));
    if (!at.success) return context.json({ error: z.prettifyError(at.error) }, 400);
    return context.json(
      await cloud().alarms.evaluate(at.data === undefined ? undefined : Date.parse(at.data)),
    );
  });
  app.get('/metrics.json', (context) => context.json(cloud().metrics()));
  app.get('/functions.json', (context) => context.json(cloud().functions()));
  app.get('/calls.json', (context) => context.json(services.calls.counts()));
  app.delete('/calls.json', (context) => {
    services.calls.reset();
    return context.body(null, 204);
  });
  app.get('/privileges.json', (context) => context.json(services.principals.privileges()));
  app.get('/account', (context) => context.json(services.account));
  app.post('/account', async (context) => {
    const changes = accountChanges.safeParse(await context.req.json().catch(() => undefined));
    if (!changes.success) return context.json({ error: z.prettifyError(changes.error) }, 400);
    changeAccount(services.account, changes.data);
    return context.json(services.account);
  });
  app.get('/faults', (context) => context.json(services.faults.list()));
  app.post('/faults', async (context) => {
    const rule = faultRule.safeParse(await context.req.json().catch(() => undefined));
    if (!rule.success) return context.json({ error: z.prettifyError(rule.error) }, 400);
    return context.json(services.faults.add(rule.data), 201);
  });
  app.delete('/faults', (context) => {
    services.faults.clear();
    return context.body(null, 204);
  });

  app.get('/', async (context) => context.html(page(await takeView(cloud(), await panels()))));
  app.get('/sections', async (context) =>
    context.json(await renderSections(await takeView(cloud(), await panels()))),
  );
  app.get('/style.css', (context) => context.body(style, 200, { 'content-type': 'text/css; charset=utf-8' }));
  app.get('/script.js', (context) =>
    context.body(script, 200, { 'content-type': 'text/javascript; charset=utf-8' }),
  );
  app.notFound((context) => context.json({ error: `${context.req.path} does not exist.` }, 404));
  app.onError((error, context) => context.json({ error: error.message }, 500));
  return app;
}
