import { z } from 'zod';
import { type AtsFake, createBoardRoutes } from './ats-fake.ts';
import { parseRecording } from './parse-recording.ts';

const ats = 'breezy';
const json = { 'content-type': 'application/json; charset=utf-8' };
const vendor = 'https://breezy.hr/';

const position = z.looseObject({ id: z.string(), name: z.string(), description: z.string().optional() });
const recordingSchema = z.array(position);

/**
 * Breezy: each employer has a host of its own, the first path segment here, and an unknown one redirects to
 * the vendor. A position's page is a file of its own, or has markup with its name and `description`.
 */
export const breezy: AtsFake = {
  ats,
  endpointVariable: 'BREEZY_URL',
  endpointPath: '/{slug}',
  companyOf: () => undefined,
  routes(feeds) {
    const app = createBoardRoutes(ats, '/:board', feeds);
    app.get('/:board/json', async (context) => {
      const text = await feeds.text(ats, context.req.param('board'));
      if (text === undefined) return context.redirect(vendor);
      const recording = parseRecording(text, recordingSchema);
      return recording
        ? context.json(recording.map(({ description: _, ...listed }) => listed))
        : context.body(text, 200, json);
    });
    app.get('/:board/p/:id', async (context) => {
      const { board, id } = context.req.param();
      const detail = await feeds.detail(ats, board, id);
      if (detail !== undefined) return context.html(detail);
      const recording = parseRecording((await feeds.text(ats, board)) ?? '', recordingSchema);
      const found = recording?.find((one) => one.id === id);
      return found ? context.html(pageOf(found)) : context.redirect(vendor);
    });
    return app;
  },
};

const pageOf = ({ name: title, description = '' }: z.infer<typeof position>): string => {
  const posting = { '@context': 'https://schema.org', '@type': 'JobPosting', title, description };
  return `<script type="application/ld+json">${JSON.stringify(posting).replaceAll('<', '\\u003c')}</script>`;
};
