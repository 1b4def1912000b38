import { text } from 'node:stream/consumers';
import { describe, expect, test } from '@jest/globals';
import { jsonStream } from './json-stream.ts';

async function* listOf<Entry>(...entries: Entry[]) {
  yield* entries;
}
const write = (value: unknown) => text(jsonStream(value));

describe('a JSON stream', () => {
  test('API-03 equals what JSON.stringify writes for the same lists as arrays', async () => {
    const data = (list: (...entries: unknown[]) => unknown) => ({
      exportedAt: '2026-06-01',
      none: undefined,
      nothing: null,
      alerts: { meter: { charged: ['a\nb'] }, alerts: list({ id: 1, tags: ['x'] }, { id: 2, tags: [] }) },
      letters: list({ text: 'Line one\nLine two “ü”' }),
      numbers: list(1, 2),
      empty: {},
    });
    const arrays = data((...entries) => entries);
    expect(await write(data(listOf))).toBe(JSON.stringify(arrays, null, 2));
    expect(await write(listOf())).toBe('[]');
    expect(await write({ letters: listOf() })).toBe('{\n  "letters": []\n}');
  });

  test('API-03 reads a long list no further ahead than its buffers reach', async () => {
    let read = 0;
    async function* entries() {
      for (; read < 10_000; read += 1) yield 'x'.repeat(1000);
    }
    for await (const _chunk of jsonStream({ entries: entries() })) break;
    expect(read).toBeLessThan(100);
  });

  test('API-03 fails if a list does', async () => {
    async function* entries() {
      yield 1;
      throw new Error('The table is down.');
    }
    await expect(write({ entries: entries() })).rejects.toThrow('The table is down.');
  });
});
