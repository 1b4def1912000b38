import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { recordedText } from '../../test-data/test-data.ts';
import { aWorkdayFacet, aWorkdayPage, aWorkdayRow, SLUG } from './fixtures/workday-board.ts';
import { readSite } from './fixtures/workday-site.ts';
import { workday } from './workday.ts';

const offsets = (searches: readonly { readonly offset: number }[]) => searches.map(({ offset }) => offset);

describe('the pages of a Workday board', () => {
  test('ING-01 are requested by POST, 20 postings each, with all four fields and never a text', () => {
    expect(workday.firstPage(SLUG)).toEqual({
      path: '/wday/cxs/acme/Careers/jobs',
      json: { appliedFacets: {}, limit: 20, offset: 0, searchText: '' },
    });
    const { searches, reading } = readSite({ size: 45 });
    expect(offsets(searches)).toEqual([0, 20, 40]);
    expect(searches).toEqual(searches.map(({ offset }) => ({ ...searches[0], offset })));
    expect(reading.postings).toHaveLength(45);
    expect(reading).not.toHaveProperty('partial');
  });

  test.each([
    ['no posting', 0, 1],
    ['one full page', 20, 1],
    ['one posting more', 21, 2],
  ])('ING-01 of a board with %s are as many as it has', (_, size, pages) => {
    const { searches, reading } = readSite({ size });
    expect([searches.length, reading.postings.length]).toEqual([pages, size]);
  });

  test('ING-01 are read to the end if only the first one states the total', () => {
    const { reading } = readSite({ size: 230, totals: 'zero' });
    expect(reading.postings).toHaveLength(230);
    expect(reading).not.toHaveProperty('partial');
  });

  test('ING-01 are read to the end if the total is above 2,000 and not capped', () => {
    const { reading } = readSite({ size: 3_100, cap: 1e9, window: 1e9 });
    expect(reading.postings).toHaveLength(3_100);
    expect(reading).not.toHaveProperty('partial');
  });

  test('ING-03 end when they repeat, and the board is partial then', () => {
    const { searches, reading } = readSite({ size: 500, window: 20 });
    expect(offsets(searches)).toEqual([0, 20]);
    expect(reading).toMatchObject({
      isIncomplete: true,
      partial: 'The pages hold 20 postings and say there are at least 500.',
    });
  });

  test('ING-03 end when they are empty, whatever total they state', () => {
    const pages = [aWorkdayPage('many', [aWorkdayRow(1)]), aWorkdayPage(null, [])];
    expect(workday.nextPage?.(SLUG, pages.slice(0, 1))).toBeDefined();
    expect(workday.nextPage?.(SLUG, pages)).toBeUndefined();
    expect(workday.parse(SLUG, pages)).toEqual({ postings: [expect.anything()], unreadable: [] });
  });

  test('tolerate one posting in a hundred that moved while they were read', () => {
    const rows = Array.from({ length: 99 }, (_, id) => aWorkdayRow(id));
    expect(workday.parse(SLUG, [aWorkdayPage(100, rows)])).not.toHaveProperty('partial');
    const moved = workday.parse(SLUG, [aWorkdayPage(100, rows.slice(1))]);
    expect(moved).toHaveProperty('partial');
    expect(moved).not.toHaveProperty('isIncomplete');
  });
});

describe('a Workday board with more than 2,000 postings', () => {
  const families = (id: number) => ({ jobFamilyGroup: [`family${id % 7}`] });

  test('ING-01 is read by facet, after its newest 100 postings', () => {
    const { searches, reading } = readSite({ size: 5_000, valuesOf: families });
    expect(searches.slice(0, 5)).toEqual(
      [0, 20, 40, 60, 80].map((offset) => expect.objectContaining({ appliedFacets: {}, offset })),
    );
    // Each request names as many values as fit into a search.
    expect(searches[5]).toMatchObject({
      appliedFacets: { jobFamilyGroup: ['family0', 'family1'] },
      offset: 0,
    });
    expect(reading.postings).toHaveLength(5_000);
    expect(reading).not.toHaveProperty('partial');
    expect(searches.length).toBeLessThan(5_000 / 20 + 10);
  });

  test('ING-01 is split by the facet whose largest value is the smallest', () => {
    const { searches } = readSite({
      size: 2_400,
      valuesOf: (id) => ({
        timeType: [id % 10 ? 'full' : 'part'],
        locations: [`place${id % 40}`],
        jobFamilyGroup: [`family${id % 5}`],
      }),
    });
    expect(Object.keys(searches[5]?.appliedFacets ?? {})).toEqual(['locations']);
  });

  test('is not split by a facet that many postings lack, if there is another', () => {
    const { searches, reading } = readSite({
      size: 2_400,
      valuesOf: (id) => ({ ...families(id), ...(id % 2 ? { workerSubType: [`type${id % 99}`] } : {}) }),
    });
    expect(Object.keys(searches[5]?.appliedFacets ?? {})).toEqual(['jobFamilyGroup']);
    expect(reading.postings).toHaveLength(2_400);
  });

  test('ING-01 is split again if a slice has more than 2,000 postings too', () => {
    const { searches, reading } = readSite({
      size: 6_000,
      valuesOf: (id) => ({
        timeType: [id < 5_000 ? 'full' : 'part'],
        locations: [`place${id % 2}`, ...(id % 2 ? ['place2'] : [])],
      }),
    });
    expect(searches.some(({ appliedFacets }) => Object.keys(appliedFacets).length === 2)).toBe(true);
    // What two facets cannot separate stays unread.
    expect(reading).toHaveProperty('partial');
  });

  test('ING-03 is partial without facets, and ends after 2,000', () => {
    const { searches, reading } = readSite({ size: 9_000 });
    expect([searches.length, reading.postings.length]).toEqual([100, 2_000]);
    expect(reading).toHaveProperty('partial');
    const oneValue = readSite({ size: 9_000, valuesOf: () => ({ timeType: ['full'] }) });
    expect(oneValue.reading).toMatchObject({
      isIncomplete: true,
      partial: 'The pages hold 2000 postings and say there are at least 9000.',
    });
  });

  test('ING-03 is partial if the slices lack more than one posting in a hundred', () => {
    const { reading } = readSite({
      size: 3_000,
      valuesOf: (id) => ({
        ...(id < 2_960 ? { jobFamilyGroup: [`family${id % 4}`] } : {}),
        timeType: ['full'],
      }),
    });
    expect(reading).toMatchObject({
      partial: 'The pages hold 2960 postings and say there are at least 3000.',
    });
  });

  test('counts a posting in several slices once', () => {
    const { reading } = readSite({
      size: 2_200,
      valuesOf: (id) => ({ locations: [`place${id % 9}`, `place${(id + 1) % 9}`] }),
    });
    expect(reading.postings).toHaveLength(2_200);
  });

  test('ING-01 of a recorded shape is split by the places in a group', () => {
    const page: unknown = JSON.parse(recordedText('workday-capped.json'));
    const pages = [{ ...Object(page), jobPostings: [aWorkdayRow(1)] }, aWorkdayPage(2_000, [])];
    expect(workday.nextPage?.(SLUG, pages)?.json).toMatchObject({
      appliedFacets: { locations: ['loc1'] },
      offset: 0,
    });
    const more = [...pages, aWorkdayPage(1_800, [])];
    expect(workday.nextPage?.(SLUG, more)?.json).toMatchObject({ appliedFacets: { locations: ['loc2'] } });
  });

  test('ING-03 ignores what is no facet, and deeper groups', () => {
    const deep = [1, 2, 3, 4].reduce<unknown>(
      (inner, level) => ({ facetParameter: `group${level}`, values: [inner] }),
      aWorkdayFacet('deep', { a: 1, b: 2 }),
    );
    const facets = [null, 'x', { facetParameter: 7 }, { facetParameter: 'a', values: {} }, deep];
    const pages = [aWorkdayPage(2_000, [aWorkdayRow(1)], facets)];
    expect(workday.nextPage?.(SLUG, pages)?.json).toMatchObject({ appliedFacets: {}, offset: 20 });
  });

  test('ING-03 ends whatever it answers', () => {
    const value = fc.record({ id: fc.constantFrom('a', 'b', 'c'), count: fc.constantFrom(1, 1_999, 2_000) });
    const facet = fc.record({
      facetParameter: fc.constantFrom('timeType', 'locations', 'jobFamily'),
      values: fc.array(value, { maxLength: 4 }),
    });
    const page = fc.record({
      total: fc.constantFrom(0, 40, 2_000, 2_001),
      jobPostings: fc.array(fc.nat(9).map((id) => aWorkdayRow(id))),
      facets: fc.array(facet),
    });
    fc.assert(
      fc.property(fc.infiniteStream(page), (answers) => {
        const pages: unknown[] = [];
        do pages.push(answers.next().value);
        while (pages.length < 400 && workday.nextPage?.(SLUG, pages));
        expect(pages.length).toBeLessThan(400);
      }),
      { numRuns: 50, seed: 18 },
    );
  });
});
