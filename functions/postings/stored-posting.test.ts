import { expect, test } from '@jest/globals';
import { storedPostingRow } from './stored-posting.ts';

const posting = {
  ats: 'greenhouse',
  board: 'acme',
  id: '1',
  title: 'Engineer',
  company: 'Acme',
  url: '',
  locations: [],
  departments: [],
  pay: [],
};
const rowOf = (html: string) =>
  storedPostingRow({
    jobId: 'j',
    posting: { ...posting, html },
    hash: '',
    open: [],
    enrichment: {},
    seenAt: '2026-06-01T12:00:00.000Z',
    expiresAt: 0,
  });

test('a stored posting has its description as plain blocks', () => {
  const html = '<h2>About</h2><p>We <b>build</b>.</p><ul><li>Ship<script>alert(1)</script></li></ul>';
  expect(rowOf(html).description).toEqual([
    { kind: 'heading', text: 'About' },
    { kind: 'paragraph', text: 'We build.' },
    { kind: 'item', text: 'Ship' },
  ]);
});

test.each([
  ['one huge paragraph', `<p>${'語'.repeat(200_000)}</p>`],
  ['long paragraphs', `<p>${'語'.repeat(9_000)}</p>`.repeat(20)],
  ['many short paragraphs', '<p>語</p>'.repeat(50_000)],
])('a stored posting of %s fits into a row', (_, html) => {
  const { posting: compressed, ...rest } = rowOf(html);
  const bytes = compressed.byteLength + Buffer.byteLength(JSON.stringify(rest));
  expect(bytes).toBeLessThan(400_000);
});
