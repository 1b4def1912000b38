import { describe, expect, test } from '@jest/globals';
import { runFakes } from '../testing/run-fakes.ts';

const { ask, put } = runFakes('jazzhr');
const feedOf = (board: string) => ask('JAZZHR_URL', `/feeds/export/jobs/${board}`);

describe('the fake JazzHR', () => {
  test('ING-01 serves the feed currently in the file', async () => {
    await put('jazzhr/kettle.xml', '<jobs><company>Kettle</company></jobs>');
    const answer = await feedOf('kettle');
    expect(answer.headers.get('content-type')).toBe('text/xml; charset=utf-8');
    expect(await answer.text()).toBe('<jobs><company>Kettle</company></jobs>');
  });

  test('ING-03 answers 404 for an unknown board', async () => {
    expect((await feedOf('unknown')).status).toBe(404);
  });

  test('applies behavior files', async () => {
    await put('jazzhr/kettle.behavior.json', { status: 503 });
    expect((await feedOf('kettle')).status).toBe(503);
  });
});
