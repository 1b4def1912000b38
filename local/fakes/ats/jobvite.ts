import { type AtsFake, createBoardRoutes } from './ats-fake.ts';

const ats = 'jobvite';
const html = { 'content-type': 'text/html; charset=UTF-8' };

/** Jobvite's boards: one page lists all jobs. A listed job's page is a file of its own, or has no markup. */
export const jobvite: AtsFake = {
  ats,
  endpointVariable: 'JOBVITE_URL',
  companyOf: () => undefined,
  routes(feeds) {
    const app = createBoardRoutes(ats, '/:board', feeds);
    app.get('/:board/jobs', async (context) => {
      const text = await feeds.text(ats, context.req.param('board'));
      return text === undefined ? context.text('', 404) : context.body(text, 200, html);
    });
    app.get('/:board/job/:id', async (context) => {
      const { board, id } = context.req.param();
      const isListed = (await feeds.text(ats, board))?.includes(`/job/${id}"`);
      if (!isListed) return context.text('', 404);
      return context.body((await feeds.detail(ats, board, id)) ?? '<title>Job</title>', 200, html);
    });
    return app;
  },
};
