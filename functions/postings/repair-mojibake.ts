import { undefinedOn } from '../platform/undefined-on.ts';

/** The byte of each character that Windows-1252 has from 0x80 on; its unused bytes are control characters. */
const BYTES = new Map<string, number>();
const windows1252 = new TextDecoder('windows-1252');
for (let byte = 0x80; byte <= 0xff; byte += 1) {
  BYTES.set(String.fromCharCode(byte), byte);
  BYTES.set(windows1252.decode(Uint8Array.of(byte)), byte);
}

/** The characters of a range of bytes, as a class of a pattern. */
const among = (first: number, last: number): string =>
  `[${[...BYTES].flatMap(([character, byte]) => (byte >= first && byte <= last ? [character] : [])).join('')}]`;

const NEXT = among(0x80, 0xbf);
/** UTF-8 that was decoded as Windows-1252. */
const SEQUENCE = new RegExp(
  `${among(0xc2, 0xdf)}${NEXT}|${among(0xe0, 0xef)}${NEXT}{2}|${among(0xf0, 0xf4)}${NEXT}{3}`,
  'gu',
);
/**
 * The same in forms that no language writes: 'Â£', 'ZÃ¼rich', 'pÅ‚aca', 'â€“', 'â‚¬', emoji,
 * ligatures, and runs of Greek, Cyrillic and Chinese.
 */
const CERTAIN = new RegExp(
  [
    `Â${among(0xa0, 0xbf)}`,
    `Ã(?!\\u00a0)${NEXT}`,
    `(?<=\\p{Ll})[ÄÅ]${NEXT}|[ÄÅ]${NEXT}(?=\\p{Ll})`,
    `[âï]${NEXT}{2}`,
    `ð${NEXT}{3}`,
    `(?:[ÐÑ]${NEXT}){3,500}|(?:[ÎÏ]${NEXT}){3,500}|(?:[ã-é]${NEXT}{2}){2,500}`,
  ].join('|'),
  'u',
);
const MAY_BE = /[ÂÃÄÅâïðÐÑÎÏã-é]/;
const utf8 = new TextDecoder('utf-8', { fatal: true });

function decode(garbled: string): string {
  const bytes = Uint8Array.from(garbled, (character) => BYTES.get(character) ?? 0);
  return undefinedOn([TypeError], () => utf8.decode(bytes)) ?? garbled;
}

const MAX_TIMES = 2;

/** Repairs text that was encoded once or twice too often: 'Â£31,200 â€“ Â£36,400' becomes '£31,200 – £36,400'. */
export function repairMojibake(text: string): string {
  let repaired = text;
  for (let times = 0; times < MAX_TIMES && MAY_BE.test(repaired) && CERTAIN.test(repaired); times += 1)
    repaired = repaired.replace(SEQUENCE, decode);
  return repaired;
}
