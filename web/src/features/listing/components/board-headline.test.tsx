import { describe, expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { givenJob } from '../testing/given-job.ts';
import { givenPage } from '../testing/given-page.ts';
import { BoardHeadline } from './board-headline.tsx';

const now = Date.parse('2026-03-10T15:00:00.000Z');

function headline(showsBoard: boolean, next: string | null = null): string {
  const { items, nextToken, ...counts } = givenPage([givenJob()], { totalOfAll: 42, nextToken: next });
  const reading = { parts: [{ key: 1, jobs: items }], counts, nextToken, isReading: false, failure: null };
  const html = renderToStaticMarkup(
    <BoardHeadline reading={reading} now={now} showsBoard={showsBoard} isSearch={next !== null} />,
  );
  return html.replace(/<[^>]+>/g, '|');
}

describe('the headline', () => {
  test('counts the jobs since yesterday and those that match the filters', () => {
    expect(headline(true)).toMatch(
      /\|42 since yesterday\|1 job matches your filters, newest seen 12 minutes ago\|/,
    );
  });

  test('says nothing of the newest job of a search before all have loaded', () => {
    expect(headline(true, 'next')).toMatch(/\|42 since yesterday\|1 job matches your filters\|/);
  });

  test('says nothing of filters above a person’s own jobs', () => {
    expect(headline(false)).toMatch(/\|42 since yesterday\|newest seen 12 minutes ago\|/);
  });
});
