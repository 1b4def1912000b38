import { z } from 'zod';
import type { Responder } from '../responder.ts';
import { findFamily, isFamilyTitle } from '../titles/find-family.ts';
import { parseTitle, stripTeam, tokenize } from '../titles/parse-title.ts';
import { extractInstructions } from './extract-instructions.ts';

const requestData = z.looseObject({
  title: z.string(),
  known: z.array(z.string()).default([]),
  most: z.int().default(6),
});

const normalize = (title: string): string => tokenize(title).join(' ');

/**
 * Suggests the other titles of the same family at the same level, or none for an unknown family. A model that
 * obeys begins with what the title tells it to say.
 */
export const suggestTitles: Responder = (data, _, character) => {
  const { title, known, most } = requestData.parse(data);
  const demands = character?.obeys ? extractInstructions([title]) : [];
  const { core, titles } = suggest(title, known, most);
  return { core: demands[0] ?? core, titles: [...demands, ...titles].slice(0, most) };
};

function suggest(title: string, known: readonly string[], most: number) {
  const bare = stripTeam(title);
  const { prefix, role, suffix } = isFamilyTitle(bare)
    ? { prefix: '', role: bare, suffix: '' }
    : parseTitle(bare);
  const found = findFamily(role);
  if (!found) return { core: role, titles: [] };
  const levelled = (name: string) => [prefix, name, suffix].filter((part) => part !== '').join(' ');
  const has = new Set([bare, levelled(found.title), ...known].map(normalize));
  const titles = found.family.map(levelled).filter((name) => !has.has(normalize(name)));
  return { core: found.title, titles: titles.slice(0, most) };
}
