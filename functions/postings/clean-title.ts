import { toPlainLine } from './plain-text.ts';

const MAX_LENGTH = 200;
const MAX_READ = 2000;

/** Requisition numbers in titles, but not years from 1900 to 2099. */
const NUMBER = String.raw`(?!(?:19|20)\d\d(?:\D|$))[A-Z]{0,4}[-_]?\d{4,}(?:[-_]\d+)*`;
const MARK = '(?:req(?:uisition)?|job|posting|position|vacancy|ref(?:erence)?|jr|id)';
const NAMED = String.raw`${MARK}(?:[\s.]*(?:id|no|nr|number|code))?[\s.#:_-]*[A-Z]{0,4}[-_]?\d{2,}(?:[-_]\d+)*`;
const CODES = [
  new RegExp(String.raw`[([{]\s*#?\s*(?:${NAMED}|${NUMBER}|\d{2}-\d{3,4})\s*[)\]}]`, 'gi'),
  /^\d{1,2}(?:\.\d{1,2}){0,3}\.\s+(?=\p{L})/u,
  /(?:^|\s)#\s?[A-Z]{0,4}-?\d{3,}(?:\.\d+)*\b/gi,
  new RegExp(String.raw`\b${NAMED}\b`, 'gi'),
  /^(?:[A-Z]{1,4}[-_]?\d{4,}|\d{5,}|(?:19|20)\d\d-(?!(?:19|20)\d\d\b)\d{3,})(?:[-_]\d+)*(?=[\s:|–—-])/,
  /(?<=[\s:|–—-])(?:[A-Z]{1,4}[-_]?\d{5,}|\d{5,}|(?:19|20)\d\d-(?!(?:19|20)\d\d\b)\d{3,})(?:[-_]\d+)*\*?$/,
];
const ABBREVIATED = /\b(?:sr|jr|mgr|dir|asst|assoc|inc|ltd|co|dept|eng|exp|u\.s|d\.c)\.$/i;

function trimEdges(title: string): string {
  const start = title.replace(/^(?:[\s\-–—|,:;*_~•·/\\!?"“”'’=+]|\.(?!\p{L})|#(?!\p{L}))+/u, '');
  const end = start.replace(/[\s\-–—|,:;*_~•·/\\="“”([{]+$/u, '').replace(/\.{2,}$|…$/, '');
  return end.endsWith('.') && !ABBREVIATED.test(end) ? end.slice(0, -1) : end;
}

function truncate(title: string): string {
  if (title.length <= MAX_LENGTH) return title;
  const head = title.slice(0, MAX_LENGTH);
  return head
    .slice(0, Math.max(head.lastIndexOf(' '), MAX_LENGTH / 2))
    .toWellFormed()
    .replace(/\ufffd/g, '');
}

/**
 * Removes markup, emoji, requisition codes, double spaces and stray punctuation from a title, and cuts it to
 * 200 characters. Returns '' if no title remains.
 */
export function cleanTitle(raw: string): string {
  let title = toPlainLine(raw.slice(0, MAX_READ).toWellFormed())
    .replace(/[\u2010\u2011\u2212]/g, '-')
    .replace(/\*{2,}/g, ' ');
  for (const code of CODES) title = title.replace(code, ' ');
  title = title
    .replace(/[([{]\s*[)\]}]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,;)\]])|(?<=[([]) /g, '');
  for (let before = ''; before !== title; ) {
    before = title;
    title = trimEdges(title);
  }
  const short = trimEdges(truncate(title));
  return /\p{L}.*\p{L}/u.test(short) ? short : '';
}
