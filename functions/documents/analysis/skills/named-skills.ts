import { BUSINESS } from './business.ts';
import { DATA } from './data.ts';
import { PRODUCT_AND_DESIGN } from './product-and-design.ts';
import type { SkillWords } from './skill.ts';
import { SOFTWARE } from './software.ts';

const LISTS: readonly SkillWords[] = [SOFTWARE, DATA, PRODUCT_AND_DESIGN, BUSINESS];

const escaped = (text: string): string =>
  text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/ /g, '\\s{1,3}');

/** Each way of writing a skill, with its name. */
function writings(text: string): [written: string, name: string][] {
  return text
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [name = '', others = ''] = line.split(': ');
      const also = others.split(', ').filter((other) => other !== '');
      return [name, ...also].map((written): [string, string] => [written, name]);
    });
}

/** A finder of whole words, the longest first; '+' and '#' are parts of words here, as in 'C++'. */
function finderOf(pairs: readonly (readonly [string, string])[], flags: string): RegExp {
  const longestFirst = pairs.map(([written]) => written).sort((one, other) => other.length - one.length);
  const any = longestFirst.map(escaped).join('|');
  return new RegExp(`(?<![\\p{L}\\p{N}_&])(?:${any})(?![\\p{L}\\p{N}_+#&])(?!\\.\\p{L})`, flags);
}

const plain = LISTS.flatMap((list) => writings(list.plain));
const named = LISTS.flatMap((list) => writings(list.named));
const byWriting = new Map([...plain, ...named].map(([written, name]) => [written.toLowerCase(), name]));
const PLAIN = finderOf(plain, 'giu');
const NAMED = finderOf(named, 'gu');

/** At the beginning of a sentence a common word has a capital too. */
const BEGINS = /(?:^|[.!?:;•]\s*|\n\s*)$/;
/** And there it is a skill only among others: 'R, SQL'. */
const LISTED = /^[^\S\n]*(?:[,/|;)\n]|and\b|$)/;

/** The names of the skills that a text names, in the order in which it does, once each. */
export function namedSkills(text: string): string[] {
  const found: [at: number, name: string][] = [];
  const note = (written: string, at: number) =>
    found.push([at, byWriting.get(written.toLowerCase().replace(/\s+/g, ' ')) ?? written]);
  for (const { 0: written, index } of text.matchAll(PLAIN)) note(written, index);
  for (const { 0: written, index } of text.matchAll(NAMED))
    if (
      !BEGINS.test(text.slice(Math.max(0, index - 8), index)) ||
      LISTED.test(text.slice(index + written.length, index + written.length + 8))
    )
      note(written, index);
  return [...new Set(found.sort(([one], [other]) => one - other).map(([, name]) => name))];
}
