import { z } from 'zod';
import type { Answerer } from '../answerer.ts';
import { findFamily, isTitle } from '../titles/find-family.ts';
import { readTitle, withoutTeam, wordsOf } from '../titles/read-title.ts';

const saved = z.looseObject({
  title: z.string(),
  known: z.array(z.string()).default([]),
  most: z.int().default(6),
});

const keyOf = (title: string): string => wordsOf(title).join(' ');

/** Suggests the other titles of the same family at the same level; none for what no family knows. */
export const suggestTitles: Answerer = (data) => {
  const { title, known, most } = saved.parse(data);
  const bare = withoutTeam(title);
  const { before, role, behind } = isTitle(bare) ? { before: '', role: bare, behind: '' } : readTitle(bare);
  const found = findFamily(role);
  if (!found) return { core: role, titles: [] };
  const levelled = (name: string) => [before, name, behind].filter((part) => part !== '').join(' ');
  const has = new Set([bare, levelled(found.title), ...known].map(keyOf));
  const titles = found.family.map(levelled).filter((name) => !has.has(keyOf(name)));
  return { core: found.title, titles: titles.slice(0, most) };
};
