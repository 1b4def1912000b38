import { text } from 'node:stream/consumers';
import { describe, expect, test } from '@jest/globals';
import { jsonText } from './json-text.ts';

async function* each<Entry>(...entries: Entry[]) {
  yield* entries;
}
const written = (value: unknown) => text(jsonText(value));

describe('JSON that is written piece by piece', () => {
  test('API-03 equals what JSON.stringify writes of the same lists held whole', async () => {
    const plain = (list: (...entries: unknown[]) => unknown) => ({
      exportedAt: '2026-06-01',
      none: undefined,
      nothing: null,
      alerts: { meter: { charged: ['a\nb'] }, alerts: list({ id: 1, tags: ['x'] }, { id: 2, tags: [] }) },
      letters: list({ text: 'Line one\nLine two “ü”' }),
      numbers: list(1, 2),
    });
    expect(await written(plain(each))).toBe(
      JSON.stringify(
        plain((...entries) => entries),
        null,
        2,
      ),
    );
    expect(await written(each())).toBe('[]');
    expect(await written({ letters: each() })).toBe('{\n  "letters": []\n}');
  });

  test('API-03 asks for an entry only once the one before it is written', async () => {
    const asked: number[] = [];
    async function* entries() {
      for (const entry of [1, 2, 3]) {
        asked.push(entry);
        yield entry;
      }
    }
    const pieces = jsonText({ entries: entries() });
    for (let piece = ''; piece !== '2'; piece = `${(await pieces.next()).value}`);
    expect(asked).toEqual([1, 2]);
  });
});
