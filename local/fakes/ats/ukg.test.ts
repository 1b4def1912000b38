import { describe, expect, test } from '@jest/globals';
import { runFakes } from '../testing/run-fakes.ts';

const { endpoint, put, putDetail } = runFakes('ukg');
const guid = '7bae581a-2d4c-4084-95b1-d533dea8a3b1';
const board = `recruiting.ultipro.com~KET1000KETT~${guid}`;
const askOf = (slug: string, path: string, init?: RequestInit) =>
  fetch(`${endpoint('UKG_URL').replace('{slug}', slug)}/KET1000KETT/JobBoard/${guid}${path}`, init);
const search = (slug: string, facts: unknown) =>
  askOf(slug, '/JobBoardView/LoadSearchResults', { method: 'POST', body: JSON.stringify(facts) });

describe('the fake UKG', () => {
  const numbers = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);
  const rows = (from: number, to: number) =>
    numbers(from, to).map((id) => ({ Id: `p${id}`, Title: 'Brewer' }));

  test.each([
    [{ Top: 50, Skip: 0 }, 0, 50],
    [{ Top: 50, Skip: 100 }, 100, 120],
    [{ Top: 500, Skip: 50 }, 50, 100],
    [{ Top: 50, Skip: 900 }, 120, 120],
  ])('ING-01 answers %j with the rows from %i to %i, without texts', async (page, from, to) => {
    const opportunities = rows(0, 120).map((row) => ({ ...row, Description: '<p>Tea</p>' }));
    await put(`ukg/${board}.json`, { opportunities, totalCount: 3 });
    expect(await (await search(board, { opportunitySearch: page })).json()).toEqual({
      opportunities: rows(from, to),
      totalCount: 120,
    });
  });

  test.each([
    ['unknown', { opportunitySearch: {} }, 404],
    [`recruiting.ultipro.com~OTHER~${guid}`, { opportunitySearch: {} }, 404],
    [board, {}, 400],
  ])('ING-03 answers a search on %s for %j with status %i', async (slug, facts, status) => {
    await put(`ukg/${board}.json`, { opportunities: rows(0, 1) });
    await put(`ukg/recruiting.ultipro.com~OTHER~${guid}.json`, { opportunities: rows(0, 1) });
    expect((await search(slug, facts)).status).toBe(status);
  });

  test("returns an opportunity's own page, one with its row, or one without data", async () => {
    await put(`ukg/${board}.json`, { opportunities: [{ Id: 'a', Description: '<p>Tea</p>' }, { Id: 'b' }] });
    await putDetail(`ukg/${board}/b.html`, '<p>Brewer</p>');
    const page = async (id: string) => (await askOf(board, `/OpportunityDetail?opportunityId=${id}`)).text();
    expect(await page('a')).toContain(
      'CandidateOpportunityDetail({"Id":"a","Description":"\\u003cp>Tea\\u003c/p>"});',
    );
    expect(await page('b')).toBe('<p>Brewer</p>');
    expect(await page('z')).not.toContain('CandidateOpportunityDetail');
  });

  test('serves an invalid recording unchanged, and applies behavior files', async () => {
    await put(`ukg/${board}.json`, '{"opportunities": oops');
    expect(await (await search(board, { opportunitySearch: {} })).text()).toBe('{"opportunities": oops');
    await put(`ukg/${board}.behavior.json`, { status: 503 });
    expect((await search(board, { opportunitySearch: {} })).status).toBe(503);
  });
});
