import { describe, expect, test } from '@jest/globals';
import { runFakes } from '../testing/run-fakes.ts';
import { dayforce } from './dayforce.ts';

const { put, ask } = runFakes('dayforce');

describe('the fake Dayforce', () => {
  const feed = [
    { ReferenceNumber: 1, Title: 'Tea Taster', CompanyName: 'Test Kettle ', ParentCompanyName: null },
  ];
  const path = '/api/kettle/V1/JobFeeds?includeActivePostingOnly=true&internalJobBoardCode=PORTAL';

  test('ING-01 serves the feed of a tenant and a board', async () => {
    await put('dayforce/kettle~PORTAL.json', feed);
    expect(await (await ask('DAYFORCE_URL', path)).json()).toEqual(feed);
    expect((await ask('DAYFORCE_URL', '/api/kettle/V1/JobFeeds')).status).toBe(404);
    expect((await ask('DAYFORCE_URL', path.replace('kettle', 'unknown'))).status).toBe(404);
    expect(dayforce.companyOf(JSON.stringify(feed))).toBe('Test Kettle');
    expect(dayforce.companyOf('[]')).toBeUndefined();
  });

  test('applies behavior files', async () => {
    await put('dayforce/kettle~PORTAL.json', feed);
    await put('dayforce/kettle~PORTAL.behavior.json', { status: 401 });
    expect((await ask('DAYFORCE_URL', path)).status).toBe(401);
  });
});
