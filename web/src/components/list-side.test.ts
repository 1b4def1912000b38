import { describe, expect, test } from '@jest/globals';
import { listSide, type Span } from './list-side.ts';

const visible = { top: 0, bottom: 700 };
const fieldAt = (top: number) => ({ top, bottom: top + 50 });

describe('a list of suggestions', () => {
  test.each([
    ['below a field with room below', 100, 300, 'below', 300],
    ['below if it is short', 560, 80, 'below', 96],
    ['above a field with too little room below', 560, 300, 'above', 300],
    ['above, cut to the room there', 200, 300, 'above', 196, { top: 0, bottom: 300 }],
    [
      'below a field in a small window that has more room there',
      20,
      300,
      'below',
      126,
      { top: 0, bottom: 200 },
    ],
  ] as const)('CHROME-07 opens %s', (_, top, height, side, maxHeight, window: Span = visible) => {
    expect(listSide(fieldAt(top), window, height)).toEqual({ side, maxHeight });
  });
});
