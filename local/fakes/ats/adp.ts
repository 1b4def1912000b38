import type { Context } from 'hono';
import { z } from 'zod';
import { type AtsFake, createBoardRoutes } from './ats-fake.ts';
import { parseRecording } from './parse-recording.ts';

const ats = 'adp';
const apiPath = '/mascsr/default/careercenter/public/events/staffing/v1/job-requisitions';
const json = { 'content-type': 'application/json;charset=UTF-8' };

const requisition = z.looseObject({
  itemID: z.string().catch(''),
  customFieldGroup: z
    .looseObject({
      stringFields: z.array(
        z.looseObject({ stringValue: z.string(), nameCode: z.looseObject({ codeValue: z.string() }) }),
      ),
    })
    .optional()
    .catch(undefined),
});
const recordingSchema = z.looseObject({ jobRequisitions: z.array(requisition) });
type Requisition = z.infer<typeof requisition>;

const count = (otherwise: number) => z.coerce.number().int().min(0).max(100_000).catch(otherwise);
const querySchema = z.object({
  $top: count(20),
  $skip: count(0),
});

/**
 * ADP's career centers: boards by client and career center, which the board's name joins by '~', pages by
 * `$skip`, and details by ExternalJobID: a file of its own, or the row. Files that aren't valid recordings
 * are served unchanged.
 */
export const adp: AtsFake = {
  ats,
  endpointVariable: 'ADP_URL',
  companyOf: () => undefined,
  routes(feeds) {
    const app = createBoardRoutes(ats, apiPath, feeds, boardOf);
    app.get(apiPath, async (context) => {
      const { $top, $skip } = querySchema.parse(context.req.query());
      const text = await feeds.text(ats, boardOf(context));
      if (text === undefined) return context.json({ error: 'Not found' }, 404);
      const recording = parseRecording(text, recordingSchema);
      if (!recording) return context.body(text, 200, json);
      const { jobRequisitions: all } = recording;
      return context.json({
        jobRequisitions: all.slice($skip, $skip + Math.min($top, 100)).map(asListed),
        meta: { startSequence: $skip, totalNumber: all.length },
      });
    });
    app.get(`${apiPath}/:id`, async (context) => {
      const [board, id] = [boardOf(context), context.req.param('id')];
      const detail = await feeds.detail(ats, board, id);
      if (detail !== undefined) return context.body(detail, 200, json);
      const recording = parseRecording((await feeds.text(ats, board)) ?? '', recordingSchema);
      const found = recording?.jobRequisitions.find((row) => idOf(row) === id);
      return found ? context.json(found) : context.json({ error: 'Not found' }, 404);
    });
    return app;
  },
};

const boardOf = ({ req }: Context): string => `${req.query('cid')}~${req.query('ccId')}`;

const asListed = ({ requisitionDescription: _, ...row }: Requisition) => row;

const idOf = ({ itemID, customFieldGroup }: Requisition): string =>
  customFieldGroup?.stringFields.find(({ nameCode }) => nameCode.codeValue === 'ExternalJobID')
    ?.stringValue ?? itemID;
