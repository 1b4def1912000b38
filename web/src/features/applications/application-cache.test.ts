import { describe, expect, test } from '@jest/globals';
import { allApplications, removeApplication, replaceApplication } from './application-cache.ts';
import { anApplication } from './testing/an-application.ts';

const page = (from: number, nextToken: string | null) => ({
  items: [anApplication(from), anApplication(from - 1)],
  nextToken,
});
const list = { pages: [page(4, 'more'), page(2, null)], pageParams: [null, 'more'] };
const titles = (shown: typeof list) => allApplications(shown).map(({ jobTitle }) => jobTitle);

describe('the application cache', () => {
  test('APPLY-01 replaces an application in place', () => {
    const changed = anApplication(2, { state: 'offer' });
    const after = replaceApplication(list, changed);
    expect(allApplications(after)[2]).toBe(changed);
    expect(allApplications(after)).toHaveLength(4);
  });

  test('APPLY-01 removes an application from the list, and ignores unknown ones', () => {
    const after = removeApplication(list, anApplication(3).jobID);
    expect(allApplications(after).map(({ jobTitle }) => jobTitle)).toEqual(titles(list).toSpliced(1, 1));
    expect(after.pages.map(({ nextToken }) => nextToken)).toEqual(['more', null]);
    expect(removeApplication(list, anApplication(9).jobID)).toBe(list);
  });
});
