import { describe, expect, test } from '@jest/globals';
import { newBoard } from './board-store.ts';
import { groupByReader, READERS } from './reader-messages.ts';
import { scheduleBoard } from './select-due-boards.ts';

const scheduled = (ats: string, slug: string, postings = 0) =>
  scheduleBoard(
    { ...newBoard({ ats, slug, company: '', favorite: false }, new Date(0)), postings },
    { lanes: 8, newestFirst: true },
  );

describe('ING-02 the messages of a round', () => {
  const boards = ['greenhouse', 'ashby', 'lever'].flatMap((ats) =>
    Array.from({ length: 200 }, (_, number) => scheduled(ats, `board-${number}`)),
  );

  test('hold each board once, in its lane’s order', () => {
    const read = groupByReader(boards).flatMap((message) => message.boards);
    for (const [lane, entries] of Map.groupBy(boards, (entry) => entry.lane))
      expect(read.filter((entry) => entry.lane === lane).map(({ board }) => board)).toEqual(
        entries.map(({ board }) => board.sk),
      );
    expect(read).toHaveLength(boards.length);
  });

  test('go to few readers, and a lane always to the same one', () => {
    const readerOf = (entries: typeof boards) =>
      new Map(
        groupByReader(entries).flatMap((message) => message.boards.map(({ lane }) => [lane, message.reader])),
      );
    const all = readerOf(boards);
    expect(new Set(all.values()).size).toBe(READERS);
    for (const [lane, reader] of readerOf(boards.slice(100, 300))) expect(all.get(lane)).toBe(reader);
  });

  test('keep large boards apart, for which the others would wait', () => {
    const messages = groupByReader([...boards, scheduled('workday', 'large', 5_000)]);
    const large = messages.filter((message) => message.boards.some(({ board }) => board === 'workday:large'));
    expect(large).toEqual([
      {
        reader: 'large',
        boards: [{ board: 'workday:large', lane: expect.stringContaining('workday-large-') }],
      },
    ]);
  });
});
