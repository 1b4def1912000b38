import { describe, expect, test } from '@jest/globals';
import { parseUserChange } from './user-change.ts';

describe('the skills of a profile', () => {
  test('FIT-01 have their usual names, each once', () => {
    expect(parseUserChange({ skills: ['k8s', ' go  lang', 'Kubernetes', 'excel'] }).skills).toEqual([
      'Kubernetes',
      'Golang',
      'Excel',
    ]);
    expect(parseUserChange({ skills: [] }).skills).toEqual([]);
    expect(parseUserChange({ skills: null }).skills).toBeNull();
  });

  test.each([
    ['an unknown skill', ['Underwater basket weaving'], /skills\.0: We don't look for this skill/],
    ['an empty skill', [''], /skills\.0: We don't look/],
    ['200 skills', Array.from({ length: 200 }, () => 'Python'), /skills: At most 50 skills/],
  ])('FIT-01 refuse %s with a sentence', (_, skills, message) => {
    expect(() => parseUserChange({ skills })).toThrow(message);
  });
});
