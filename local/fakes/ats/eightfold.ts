import { z } from 'zod';
import { type AtsFake, createBoardRoutes } from './ats-fake.ts';
import type { Feeds } from './feeds.ts';
import { parseRecording } from './parse-recording.ts';

const json = { 'content-type': 'application/json; charset=utf-8' };
const PAGE_SIZE = 10;
const MAX_OFFSET = 2_000;

const position = z.looseObject({ id: z.unknown().optional() });
const positions = z.object({ positions: z.array(position) });
const start = z.coerce.number().int().min(0).catch(0);

const tenantOf = (board: string) => /^([^.]+)\.eightfold\.ai$/.exec(board)?.[1];
const domainOf = (board: string) =>
  board.split('~')[1] ?? (tenantOf(board) ? `${tenantOf(board)}.com` : board.split('.').slice(-2).join('.'));

interface Interface {
  readonly ats: string;
  readonly endpointVariable: string;
  readonly listPath: string;
  readonly detailPath: string;
  /** Wraps an answer. */
  readonly wrap: (answer: unknown) => Record<string, unknown>;
  readonly recording: z.ZodType<z.infer<typeof positions>>;
}

const PCSX: Interface = {
  ats: 'eightfold',
  endpointVariable: 'EIGHTFOLD_URL',
  listPath: '/:board/api/pcsx/search',
  detailPath: '/:board/api/pcsx/position_details',
  wrap: (data) => ({ status: 200, error: { message: '', body: '' }, data }),
  recording: z.object({ data: positions }).transform(({ data }) => data),
};

const V2: Interface = {
  ats: 'eightfold-v2',
  endpointVariable: 'EIGHTFOLD_V2_URL',
  listPath: '/:board/api/apply/v2/jobs',
  detailPath: '/:board/api/apply/v2/jobs/:id',
  wrap: (answer) => z.record(z.string(), z.unknown()).parse(answer),
  recording: positions,
};

/**
 * Eightfold's search, in pages of 10 up to 2,000 positions, and only for the employer's own domain. A board
 * recorded for the older interface answers the newer one with 403. The file has all positions; one without a
 * file of its own is its own detail.
 */
const eightfoldOf = ({
  ats,
  endpointVariable,
  listPath,
  detailPath,
  wrap,
  recording,
}: Interface): AtsFake => {
  const listed = async (feeds: Feeds, board: string) =>
    parseRecording((await feeds.text(ats, board)) ?? '', recording)?.positions;
  return {
    ats,
    endpointVariable,
    endpointPath: '/{slug}',
    companyOf: () => undefined,
    routes(feeds) {
      const app = createBoardRoutes(ats, '/:board', feeds);
      app.get(listPath, async (context) => {
        const board = context.req.param('board') ?? '';
        const text = await feeds.text(ats, board);
        if (text === undefined)
          return (await feeds.text(V2.ats, board)) === undefined
            ? context.json({ message: 'Not found' }, 404)
            : context.json({ message: 'PCSX is not enabled for this user.' }, 403);
        if (context.req.query('domain') !== domainOf(board))
          return context.json({ message: 'Not found' }, 404);
        const all = await listed(feeds, board);
        if (!all) return context.body(text, 200, json);
        const from = start.parse(context.req.query('start'));
        const shown = all.slice(from, Math.min(from + PAGE_SIZE, MAX_OFFSET));
        return context.json(wrap({ positions: shown, count: all.length }));
      });
      app.get(detailPath, async (context) => {
        const board = context.req.param('board') ?? '';
        const id = context.req.param('id') ?? context.req.query('position_id') ?? '';
        const found = (await listed(feeds, board))?.find((one) => String(one.id) === id);
        if (!found) return context.json({ message: 'Not found' }, 404);
        return context.json(
          wrap(parseRecording((await feeds.detail(ats, board, id)) ?? '', position) ?? found),
        );
      });
      return app;
    },
  };
};

export const eightfold = eightfoldOf(PCSX);

export const eightfoldV2 = eightfoldOf(V2);
