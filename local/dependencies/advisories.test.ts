import { describe, expect, test } from '@jest/globals';
import { openAdvisories, readAdvisories, updateAdvisories } from './advisories.ts';
import { readLockedPackages } from './lockfile.ts';

const NOW = new Date('2026-06-01T12:00:00.000Z');
const NONE = { checkedAt: null, advisories: [] };
const AUDIT = {
  advisories: {
    1089: {
      module_name: 'leftpad',
      severity: 'high',
      title: 'Pads too far',
      url: 'https://github.com/advisories/GHSA-1',
      vulnerable_versions: '<1.3.0',
      findings: [
        { version: '1.2.0', paths: ['.>leftpad'] },
        { version: '1.2.0', paths: ['web>leftpad'] },
        { version: '1.1.0', paths: ['local>leftpad'] },
      ],
    },
  },
  metadata: { vulnerabilities: { high: 1 } },
};

test('OPS-01 no package of the lockfile has a known vulnerability that nobody accepted', () => {
  const ids = readLockedPackages().map(({ id }) => id);
  expect(openAdvisories(readAdvisories(), ids)).toEqual([]);
});

describe('the list of advisories', () => {
  test('has each version that an audit found, with the day', () => {
    const list = updateAdvisories(AUDIT, NONE, NOW);
    expect(list).toEqual({
      checkedAt: '2026-06-01',
      advisories: ['1.1.0', '1.2.0'].map((version) => ({
        package: `leftpad@${version}`,
        severity: 'high',
        title: 'Pads too far',
        url: 'https://github.com/advisories/GHSA-1',
      })),
    });
    expect(openAdvisories(list, ['leftpad@1.2.0', 'other@1.0.0']).map((one) => one.package)).toEqual([
      'leftpad@1.2.0',
    ]);
  });

  test('keeps the reasons for which a package stays, until it is gone', () => {
    const found = updateAdvisories(AUDIT, NONE, NOW);
    const accepted = 'Only tests pad.';
    const advisories = found.advisories.map((one) => ({ ...one, accepted }));
    const next = updateAdvisories(AUDIT, { ...found, advisories }, NOW);
    expect(openAdvisories(next, ['leftpad@1.1.0', 'leftpad@1.2.0'])).toEqual([]);
    expect(updateAdvisories({ advisories: {} }, next, NOW).advisories).toEqual([]);
  });
});
