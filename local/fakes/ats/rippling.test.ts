import { describe, expect, test } from '@jest/globals';
import { runFakes } from '../testing/run-fakes.ts';

const { put, putDetail, ask } = runFakes('rippling');

describe('the fake Rippling', () => {
  const path = '/platform/api/ats/v1/board/kettle/jobs';
  const unknown = { error_code: 'RESOURCE_NOT_FOUND', message: 'Resource not found' };
  const row = (uuid: string, label: string) => ({
    uuid,
    name: `Job ${uuid}`,
    workLocation: { id: label, label },
  });

  test('ING-01 returns the rows currently in the file, without the fields of details', async () => {
    const rows = [row('a', 'Oslo'), row('a', 'Rome'), row('b', 'Bonn')];
    await put(
      'rippling/kettle.json',
      rows.map((one) => ({ ...one, createdOn: '2026-05-28' })),
    );
    expect(await (await ask('RIPPLING_URL', path)).json()).toEqual(rows);
  });

  test("returns a job's own file, or else its first row", async () => {
    await put('rippling/kettle.json', [row('a', 'Oslo'), row('b', 'Bonn')]);
    await putDetail('rippling/kettle/a.json', { uuid: 'a', createdOn: '2026-05-28' });
    expect(await (await ask('RIPPLING_URL', `${path}/a`)).json()).toEqual({
      uuid: 'a',
      createdOn: '2026-05-28',
    });
    expect(await (await ask('RIPPLING_URL', `${path}/b`)).json()).toEqual(row('b', 'Bonn'));
  });

  test.each(['/board/unknown/jobs', '/board/Kettle/jobs', '/board/kettle/jobs/z', '/board/..%2Fkettle/jobs'])(
    "ING-03 returns Rippling's 404 for %s, because slugs are case-sensitive",
    async (address) => {
      await put('rippling/kettle.json', [row('a', 'Oslo')]);
      const answer = await ask('RIPPLING_URL', `/platform/api/ats/v1${address}`);
      expect([answer.status, await answer.json()]).toEqual([404, unknown]);
    },
  );

  test('serves an invalid recording unchanged, and applies behavior files', async () => {
    await put('rippling/kettle.json', '[{ … oops');
    expect(await (await ask('RIPPLING_URL', path)).text()).toBe('[{ … oops');
    await put('rippling/kettle.behavior.json', { status: 429, headers: { 'retry-after': '7' } });
    const refused = await ask('RIPPLING_URL', path);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '7']);
  });
});
