import { describe, expect, test } from '@jest/globals';
import { runFakes } from '../testing/run-fakes.ts';

const { ask, put, putDetail } = runFakes('jobvite');
const askFor = (path: string) => ask('JOBVITE_URL', path);
const list = '<a href="/kettle/job/oaaa1">Taster</a><a href="/kettle/job/oaaa2">Brewer</a>';

describe('the fake Jobvite', () => {
  test("ING-01 serves a board's page and the pages of its jobs", async () => {
    await put('jobvite/kettle.html', list);
    await putDetail('jobvite/kettle/oaaa1.html', '<p>Taster</p>');
    expect(await (await askFor('/kettle/jobs')).text()).toBe(list);
    expect(await (await askFor('/kettle/job/oaaa1')).text()).toBe('<p>Taster</p>');
    expect(await (await askFor('/kettle/job/oaaa2')).text()).toBe('<title>Job</title>');
    expect((await askFor('/kettle/job/oaaa')).status).toBe(404);
  });

  test.each(['/unknown/jobs', '/unknown/job/oaaa1'])('ING-03 answers 404 for %s', async (path) => {
    expect((await askFor(path)).status).toBe(404);
  });

  test('applies behavior files', async () => {
    await put('jobvite/kettle.behavior.json', { status: 503 });
    expect((await askFor('/kettle/jobs')).status).toBe(503);
  });
});
