import { describe, expect, test } from '@jest/globals';
import { runFakes } from '../testing/run-fakes.ts';
import { paylocity } from './paylocity.ts';

const { put, putDetail, ask } = runFakes('paylocity');

describe('the fake Paylocity', () => {
  const board = '211e692d-c45a-4e3a-ae01-3e497af97929';
  const list = `/Recruiting/Jobs/All/${board}`;
  const data = { ModuleTitle: 'Test Kettle ', Jobs: [{ JobId: 1, JobTitle: 'Tea <Taster>' }, { JobId: 2 }] };
  const page = `<script>\nwindow.pageData = ${JSON.stringify(data)};\n</script>`;

  test('ING-01 serves the page in the file', async () => {
    await put(`paylocity/${board}.html`, page);
    const answer = await ask('PAYLOCITY_URL', list);
    expect([answer.headers.get('content-type'), await answer.text()]).toEqual([
      'text/html; charset=utf-8',
      page,
    ]);
    expect((await ask('PAYLOCITY_URL', '/Recruiting/Jobs/All/unknown')).status).toBe(404);
    expect(paylocity.companyOf(page)).toBe('Test Kettle');
    expect(paylocity.companyOf('oops')).toBeUndefined();
  });

  test("returns a listed job's own page, or one with its title", async () => {
    await put(`paylocity/${board}.html`, page);
    await putDetail(`paylocity/${board}/2.html`, '<p>Brewer</p>');
    expect((await ask('PAYLOCITY_URL', '/Recruiting/Jobs/Details/1')).status).toBe(404);
    await ask('PAYLOCITY_URL', list);
    expect(await (await ask('PAYLOCITY_URL', '/Recruiting/Jobs/Details/1')).text()).toContain(
      '{"@type":"JobPosting","title":"Tea \\u003cTaster>"}',
    );
    expect(await (await ask('PAYLOCITY_URL', '/Recruiting/Jobs/Details/2')).text()).toBe('<p>Brewer</p>');
    expect((await ask('PAYLOCITY_URL', '/Recruiting/Jobs/Details/3')).status).toBe(404);
  });

  test('applies behavior files', async () => {
    await put(`paylocity/${board}.html`, page);
    await put(`paylocity/${board}.behavior.json`, { status: 503 });
    expect((await ask('PAYLOCITY_URL', list)).status).toBe(503);
  });
});
