import { describe, expect, test } from '@jest/globals';
import { physicalName, stableId } from './names.ts';

describe('LOCAL-01 names and ids', () => {
  test('are the same after a restart', () => {
    expect(physicalName('Stack', 'Queue', 80)).toBe('Stack-Queue');
    expect(stableId(26, 'Stack', 'Api')).toBe(stableId(26, 'Stack', 'Api'));
    expect(stableId(26, 'Stack', 'Api')).toMatch(/^[0-9a-z]{26}$/);
  });

  test('stay unique when truncated', () => {
    const names = ['A', 'B'].map((end) => physicalName('Stack', `${'Long'.repeat(20)}${end}`, 64));
    expect(new Set(names).size).toBe(2);
    expect(names.map((name) => name.length)).toEqual([64, 64]);
  });
});
