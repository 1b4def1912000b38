import { describe, expect, test } from '@jest/globals';
import { saysNoMore } from './says-no-more.ts';

const line = (text: string) => ({ n: 7, text });

describe('other words for a line of a resume', () => {
  test.each([
    ['Responsible for the on-call rotation', 'Ran the on-call rotation'],
    ['I maintained the Kafka pipelines', 'Maintained the Kafka pipelines'],
    ['Latency was cut by 40% by caching', 'Cut latency by 40% by caching'],
  ])('AI-03 for %j may be %j', (text, better) => {
    expect(saysNoMore(better, line(text))).toBe(true);
  });

  test.each([
    ['a number', 'Responsible for the on-call rotation', 'Ran the on-call rotation of 40 engineers'],
    ['an employer', 'Maintained the pipelines', 'Maintained the pipelines of Famous Search'],
    ['a degree', 'Maintained the pipelines', 'Maintained the pipelines with a PhD'],
    ['a skill', 'Maintained the pipelines', 'Maintained the Kafka pipelines'],
    ['a result', 'Maintained the pipelines', 'Maintained the pipelines and doubled revenue'],
    ['another number', 'Cut latency by 40%', 'Cut latency by 90%'],
    ['less of what was measured', 'Cut latency of the ledger by 40%', 'Cut latency of the ledger'],
    ['an address', 'Maintained the pipelines', 'Maintained the pipelines www.evil.example'],
  ])('AI-03 may not say %s: not for %j %j', (_, text, better) => {
    expect(saysNoMore(better, line(text))).toBe(false);
  });
});
