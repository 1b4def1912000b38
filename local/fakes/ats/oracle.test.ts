import { describe, expect, test } from '@jest/globals';
import { runFakes } from '../testing/run-fakes.ts';

const board = 'tea.fa.us2.oraclecloud.com~CX_1';
const { endpoint, put } = runFakes('oracle', `oracle/${board}`);
const ask = (path: string, slug = board) =>
  fetch(`${endpoint('ORACLE_URL').replace('{slug}', slug)}/hcmRestApi/resources/latest/${path}`);

const numbers = (count: number) => Array.from({ length: count }, (_, number) => number);
const requisition = (id: number) => ({ Id: `${id}`, Title: `Posting ${id}`, PostedDate: '2026-09-01' });
const recording = (count: number) => ({ items: [{ requisitionList: numbers(count).map(requisition) }] });
const list = (finder: string) =>
  `recruitingCEJobRequisitions?onlyData=true&expand=requisitionList.workLocation&finder=findReqs;${finder}`;
const rowsOf = async (path: string) => {
  const body: unknown = await (await ask(path)).json();
  // written by the test
  const { items } = body as { items: [{ TotalJobsCount: number; requisitionList?: { Id: string }[] }] };
  return [items[0].TotalJobsCount, items[0].requisitionList?.map(({ Id }) => Number(Id))];
};

describe('the fake Oracle', () => {
  test.each([
    ['siteNumber=CX_1', 0, 25],
    ['siteNumber=CX_1,limit=200,offset=200', 200, 300],
    ['siteNumber=CX_1,limit=999', 0, 200],
    ['siteNumber=CX_1,limit=200&limit=10&offset=7', 0, 200],
    ['siteNumber=CX_1,limit=200,offset=400', 400, 400],
  ])('ING-01 for the finder %j returns rows %i to %i of 300', async (finder, from, to) => {
    await put(`oracle/${board}.json`, recording(300));
    expect(await rowsOf(list(finder))).toEqual([300, numbers(300).slice(from, to)]);
  });

  test('returns no row without expand, or beyond an offset of 10,000', async () => {
    await put(`oracle/${board}.json`, recording(10_100));
    const path = 'recruitingCEJobRequisitions?finder=findReqs;siteNumber=CX_1';
    expect(await rowsOf(path)).toEqual([10_100, undefined]);
    expect(await rowsOf(list('siteNumber=CX_1,limit=200,offset=9900'))).toEqual([
      10_100,
      numbers(10_000).slice(9900),
    ]);
    expect(await rowsOf(list('siteNumber=CX_1,limit=200,offset=10000'))).toEqual([10_100, []]);
  });

  test('sorts by the date of posting on request', async () => {
    const rows = [requisition(1), { ...requisition(2), PostedDate: '2026-09-02' }];
    await put(`oracle/${board}.json`, { items: [{ requisitionList: rows }] });
    expect(await rowsOf(list('siteNumber=CX_1,sortBy=POSTING_DATES_DESC'))).toEqual([2, [2, 1]]);
    expect(await rowsOf(list('siteNumber=CX_1'))).toEqual([2, [1, 2]]);
  });

  test('returns the detail of a listed requisition, from its own file if there is one', async () => {
    await put(`oracle/${board}.json`, recording(2));
    await put(`oracle/${board}/1.json`, { Id: '1', ExternalDescriptionStr: '<p>Tea</p>' });
    const detail = async (id: number) =>
      (await ask(`recruitingCEJobRequisitionDetails?finder=ById;Id=%22${id}%22,siteNumber=CX_1`)).json();
    expect(await detail(0)).toEqual({ items: [requisition(0)] });
    expect(await detail(1)).toEqual({ items: [{ Id: '1', ExternalDescriptionStr: '<p>Tea</p>' }] });
    expect(await detail(9)).toEqual({ items: [] });
  });

  test('knows no other board or site, serves an invalid recording unchanged, and applies behavior files', async () => {
    expect((await ask(list('siteNumber=CX_1'), 'nobody.fa.us2.oraclecloud.com~CX_1')).status).toBe(404);
    await put(`oracle/${board}.json`, '{"items": oops');
    expect((await ask(list('siteNumber=CX_9'))).status).toBe(404);
    expect(await (await ask(list('siteNumber=CX_1'))).text()).toBe('{"items": oops');
    await put(`oracle/${board}.behavior.json`, { status: 429, headers: { 'retry-after': '7' } });
    expect((await ask(list('siteNumber=CX_1'))).status).toBe(429);
  });
});
