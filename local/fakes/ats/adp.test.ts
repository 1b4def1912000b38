import { describe, expect, test } from '@jest/globals';
import { runFakes } from '../testing/run-fakes.ts';

const { put, putDetail, ask } = runFakes('adp');

describe('the fake ADP', () => {
  const board = '7bae581a-2d4c-4084-95b1-d533dea8a3b1~19000101_000001';
  const api = '/mascsr/default/careercenter/public/events/staffing/v1/job-requisitions';
  const query = 'cid=7bae581a-2d4c-4084-95b1-d533dea8a3b1&ccId=19000101_000001';
  const rows = Array.from({ length: 45 }, (_, number) => ({
    itemID: `i${number}`,
    customFieldGroup: {
      stringFields: [{ stringValue: `e${number}`, nameCode: { codeValue: 'ExternalJobID' } }],
    },
  }));
  const described = rows.map((row) => ({ ...row, requisitionDescription: '<p>Tea</p>' }));

  test.each([
    ['', 0, 20],
    ['&$top=20&$skip=40', 40, 45],
    ['&$top=500&$skip=0', 0, 45],
    ['&$skip=all', 0, 20],
    ['&$skip=90', 90, 90],
  ])('ING-01 for %j returns the rows from %i to %i, without texts', async (page, from, to) => {
    await put(`adp/${board}.json`, { jobRequisitions: described });
    expect(await (await ask('ADP_URL', `${api}?${query}${page}`)).json()).toEqual({
      jobRequisitions: rows.slice(from, to),
      meta: { startSequence: from, totalNumber: 45 },
    });
  });

  test("returns a requisition's own file, or else its row", async () => {
    await put(`adp/${board}.json`, { jobRequisitions: described });
    await putDetail(`adp/${board}/e1.json`, { itemID: 'i1' });
    expect(await (await ask('ADP_URL', `${api}/e1?${query}`)).json()).toEqual({ itemID: 'i1' });
    expect(await (await ask('ADP_URL', `${api}/e2?${query}`)).json()).toEqual(described[2]);
    expect((await ask('ADP_URL', `${api}/e99?${query}`)).status).toBe(404);
  });

  test('ING-03 returns 404 for an unknown board, serves an invalid recording unchanged, and applies behavior files', async () => {
    expect((await ask('ADP_URL', `${api}?cid=a&ccId=b`)).status).toBe(404);
    await put(`adp/${board}.json`, '{"jobRequisitions": oops');
    expect(await (await ask('ADP_URL', `${api}?${query}`)).text()).toBe('{"jobRequisitions": oops');
    await put(`adp/${board}.behavior.json`, { status: 503 });
    expect((await ask('ADP_URL', `${api}?${query}`)).status).toBe(503);
  });
});
