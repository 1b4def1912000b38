import { html } from 'hono/html';
import { z } from 'zod';
import { type AtsFake, createBoardRoutes } from './ats-fake.ts';
import { parseRecording } from './parse-recording.ts';

const boardPath = '/v0/postings/:board';
const json = { 'content-type': 'application/json; charset=utf-8' };
const unknownDocument = { ok: false, error: 'Document not found' };
const filters = ['location', 'commitment', 'team', 'department'] as const;

const posting = z.looseObject({
  id: z.unknown().optional(),
  text: z.unknown().optional(),
  categories: z.record(z.string(), z.unknown()).catch({}),
});
const recordingSchema = z.array(posting);
type Posting = z.infer<typeof posting>;

/**
 * Lever's public postings API (documented at github.com/lever/postings-api): a bare list, as JSON if `mode`
 * or Accept requests it, otherwise as HTML. Returns the whole board without `limit`. Files that aren't valid
 * recordings are served unchanged.
 */
const createLeverFake = (ats: string, endpointVariable: string): AtsFake => ({
  ats,
  endpointVariable,
  companyOf: () => undefined,
  routes(feeds) {
    const app = createBoardRoutes(ats, boardPath, feeds);
    app.get(boardPath, async (context) => {
      const text = await feeds.text(ats, context.req.param('board'));
      if (text === undefined) return context.json(unknownDocument, 404);
      const recording = parseRecording(text, recordingSchema);
      if (!recording) return context.body(text, 200, json);
      const shown = paginate(
        recording.filter((one) => matchesFilters(one, context.req.queries())),
        context.req.query(),
      );
      const mode = context.req.query('mode') ?? context.req.header('accept') ?? '';
      return mode.includes('json') ? context.json(shown) : context.html(renderHtml(shown));
    });
    app.get(`${boardPath}/:id`, async (context) => {
      const text = await feeds.text(ats, context.req.param('board'));
      const recording = parseRecording(text ?? '', recordingSchema);
      const found = recording?.find(({ id }) => id === context.req.param('id'));
      return found ? context.json(found) : context.json(unknownDocument, 404);
    });
    return app;
  },
});

export const lever = createLeverFake('lever', 'LEVER_URL');

export const leverEu = createLeverFake('lever-eu', 'LEVER_EU_URL');

/** Values of one filter are ORed, filters are ANDed. */
const matchesFilters = ({ categories }: Posting, query: Record<string, string[]>): boolean =>
  filters.every((name) => !query[name] || query[name].some((value) => value === categories[name]));

function paginate(postings: readonly Posting[], { skip, limit }: Record<string, string>): Posting[] {
  const from = Number(skip) || 0;
  return postings.slice(from, limit === undefined ? undefined : from + (Number(limit) || 0));
}

const renderHtml = (postings: readonly Posting[]) =>
  html`<div class="lever"><ul>${postings.map(({ text }) => html`<li>${text}</li>`)}</ul></div>`;
