import { html, raw } from 'hono/html';
import { z } from 'zod';
import { type AtsFake, createBoardRoutes } from './ats-fake.ts';
import { parseRecording } from './parse-recording.ts';

const ats = 'paylocity';
const boardPath = '/Recruiting/Jobs/All/:board';
const page = { 'content-type': 'text/html; charset=utf-8' };

const job = z.looseObject({ JobId: z.unknown().optional(), JobTitle: z.string().catch('') });
const dataSchema = z.looseObject({ ModuleTitle: z.string().catch(''), Jobs: z.array(job) });

/**
 * Paylocity's career sites: a page per employer with its jobs in a script, and a page per job, which is its
 * own file or one with the markup of its title. URLs of jobs don't name the employer, so a job is known once
 * its list was requested. Files are served unchanged.
 */
export const paylocity: AtsFake = {
  ats,
  endpointVariable: 'PAYLOCITY_URL',
  companyOf: (text) => dataIn(text)?.ModuleTitle.trim() || undefined,
  routes(feeds) {
    const boardsByJob = new Map<string, string>();
    const app = createBoardRoutes(ats, boardPath, feeds);
    app.get(boardPath, async (context) => {
      const board = context.req.param('board');
      const text = await feeds.text(ats, board);
      for (const { JobId } of dataIn(text ?? '')?.Jobs ?? []) boardsByJob.set(String(JobId), board);
      return text === undefined ? context.text('Not found', 404) : context.body(text, 200, page);
    });
    app.get('/Recruiting/Jobs/Details/:id', async (context) => {
      const id = context.req.param('id');
      const board = boardsByJob.get(id) ?? '';
      const detail = await feeds.detail(ats, board, id);
      if (detail !== undefined) return context.body(detail, 200, page);
      const jobs = dataIn((await feeds.text(ats, board)) ?? '')?.Jobs ?? [];
      const found = jobs.find(({ JobId }) => String(JobId) === id);
      return found ? context.html(renderJob(found)) : context.text('Not found', 404);
    });
    return app;
  },
};

function dataIn(text: string): z.infer<typeof dataSchema> | undefined {
  const [, json = ''] = /window\.pageData = (\{.*\});/.exec(text) ?? [];
  return parseRecording(json, dataSchema);
}

function renderJob({ JobTitle: title, PublishedDate: datePosted }: z.infer<typeof job>) {
  const markup = JSON.stringify({ '@type': 'JobPosting', title, datePosted }).replaceAll('<', '\\u003c');
  return html`<title>${title}</title><script type="application/ld+json">${raw(markup)}</script>`;
}
