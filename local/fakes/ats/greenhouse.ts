import { z } from 'zod';
import { type AtsFake, createBoardRoutes } from './ats-fake.ts';
import { parseRecording } from './parse-recording.ts';

const ats = 'greenhouse';
const boardPath = '/v1/boards/:board';
const json = { 'content-type': 'application/json; charset=utf-8' };
const unknownBoard = { status: 404, error: 'Job not found' };

const job = z.looseObject({ id: z.unknown().optional(), company_name: z.unknown().optional() });
const recordingSchema = z.looseObject({ jobs: z.array(job) });
type Recording = z.infer<typeof recordingSchema>;
type Job = z.infer<typeof job>;
type Query = { content?: string; pay_transparency?: string };

/**
 * Greenhouse's public job-board API (documented at github.com/grnhse/greenhouse-api-docs): content,
 * departments and offices require content=true, pay ranges pay_transparency=true. Files that aren't valid
 * recordings are served unchanged.
 */
export const greenhouse: AtsFake = {
  ats,
  endpointVariable: 'GREENHOUSE_URL',
  companyOf: (text) => companyName(parse(text)) || undefined,
  routes(feeds) {
    const app = createBoardRoutes(ats, boardPath, feeds);
    app.get(`${boardPath}/jobs`, async (context) => {
      const text = await feeds.text(ats, context.req.param('board'));
      if (text === undefined) return context.json(unknownBoard, 404);
      return context.body(renderBoard(text, context.req.query()), 200, json);
    });
    app.get(`${boardPath}/jobs/:id`, async (context) => {
      const text = await feeds.text(ats, context.req.param('board'));
      const found = parse(text ?? '')?.jobs.find(({ id }) => String(id) === context.req.param('id'));
      if (!found) return context.json(unknownBoard, 404);
      return context.json(renderJob(found, { ...context.req.query(), content: 'true' }));
    });
    app.get(boardPath, async (context) => {
      const text = await feeds.text(ats, context.req.param('board'));
      if (text === undefined) return context.json(unknownBoard, 404);
      return context.json({ name: companyName(parse(text)), content: '' });
    });
    return app;
  },
};

function renderBoard(text: string, query: Query): string {
  const recording = parse(text);
  if (!recording) return text;
  return JSON.stringify({ ...recording, jobs: recording.jobs.map((job) => renderJob(job, query)) });
}

function renderJob(job: Job, query: Query): Job {
  const shown = { ...job };
  if (query.content !== 'true') {
    for (const field of ['content', 'departments', 'offices']) delete shown[field];
  }
  if (query.pay_transparency !== 'true') delete shown['pay_input_ranges'];
  return shown;
}

function companyName(recording: Recording | undefined): string {
  const name = recording?.jobs[0]?.company_name;
  return typeof name === 'string' ? name.trim() : '';
}

const parse = (text: string): Recording | undefined => parseRecording(text, recordingSchema);
