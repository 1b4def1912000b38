import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { ofType } from './fixtures/synthesized.ts';
import { SPREAD_OVER, shareOut } from './mail-rate.ts';

describe('a sending rate shared out to workers', () => {
  test('OPS-01 is kept to by all of them together, and hardly left unused', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000 }), (rate) => {
        const { first, later } = shareOut(rate);
        const [ofFirst, ofLater] = [first, later].map(({ workers, gap }) => (1000 * workers) / gap) as [
          number,
          number,
        ];
        expect(ofFirst + ofLater).toBeLessThanOrEqual(rate);
        expect(ofFirst + ofLater).toBeGreaterThan(0.9 * rate);
        expect(ofFirst).toBeGreaterThanOrEqual(ofLater);
        expect(later.workers).toBeGreaterThanOrEqual(2);
      }),
    );
  });

  test('OPS-01 goes to first messages by four fifths, and asks no worker for much more than it bears', () => {
    expect(shareOut(14)).toEqual({
      first: { workers: 2, gap: 179, batchSize: 10 },
      later: { workers: 2, gap: 715, batchSize: 10 },
    });
    expect(shareOut(200)).toEqual({
      first: { workers: 3, gap: 19, batchSize: 10 },
      later: { workers: 2, gap: 50, batchSize: 10 },
    });
    expect(shareOut(2_100)).toMatchObject({
      first: { workers: 34, gap: 21 },
      later: { workers: 8, gap: 20 },
    });
  });

  test('OPS-01 leaves a batch the time that a worker has, down to the one mail a second of SES’s sandbox', () => {
    expect(shareOut(1)).toEqual({
      first: { workers: 2, gap: 2_667, batchSize: 2 },
      later: { workers: 2, gap: 8_000, batchSize: 1 },
    });
    for (let rate = 1; rate <= 1_000; rate += 1)
      for (const { gap, batchSize } of Object.values(shareOut(rate))) {
        expect(batchSize).toBeGreaterThanOrEqual(1);
        expect(batchSize * gap).toBeLessThanOrEqual(SPREAD_OVER);
      }
  });
});

test('OPS-01 a stage that names no rate is paced at the 14 mails a second that SES grants at first', () => {
  const { first, later } = shareOut(14);
  const deliver = ofType('AWS::Lambda::Function').find(({ id }) => id.startsWith('AlertsDeliver'));
  expect(deliver?.Properties['Environment']).toMatchObject({
    Variables: { HAND_OVER_GAP: `${first.gap}`, HAND_OVER_GAP_LATER: `${later.gap}` },
  });
  const mappings = ofType('AWS::Lambda::EventSourceMapping').filter(({ Properties }) =>
    JSON.stringify(Properties['FunctionName']).includes(`"${deliver?.id}"`),
  );
  expect(mappings.map(({ Properties }) => Properties['BatchSize'])).toEqual([10, 10]);
});
