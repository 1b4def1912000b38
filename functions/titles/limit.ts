import { phrasesBeside, type Title } from './title.ts';

/** No title names more heads, words, and words with a head than this: the keys a job looks under follow from them. */
const MOST_NAMED = 24;
const MOST_ROLES = 3;
const MOST_WORDS = 6;

/**
 * A title cut to MOST_NAMED: at most three roles, the six words nearest each head, then the notes
 * from the last backwards until it fits. Saved titles and jobs are cut alike, so the keys never miss what names finds.
 */
export function limited(title: Title): Title {
  if (title.roles.length <= MOST_ROLES && (isShort(title) || namedIn(title).size <= MOST_NAMED)) return title;
  const roles = title.roles.slice(0, MOST_ROLES).map((role) => ({
    ...role,
    readings: role.readings.slice(-MOST_WORDS).map((reading) => reading.slice(-MOST_WORDS)),
  }));
  let cut: Title = { ...title, roles };
  while (namedIn(cut).size > MOST_NAMED) cut = shorter(cut);
  return cut;
}

function namedIn(title: Title): { size: number } {
  const named = new Set<string>();
  for (const role of title.roles) {
    if (role.head !== '') named.add(role.head);
    for (const word of [...role.readings, ...phrasesBeside(title, role)].flat())
      for (const name of role.head === '' ? [`:${word}`] : [`:${word}`, `${role.head}:${word}`])
        named.add(name);
  }
  return named;
}

/** Whether a title cannot name too much, told without counting. */
function isShort(title: Title): boolean {
  let words = 0;
  for (const note of title.notes) words += note.length;
  for (const role of title.roles) for (const reading of role.readings) words += reading.length;
  return title.roles.length * (words + 1) + words <= MOST_NAMED;
}

function shorter(title: Title): Title {
  const last = title.notes.at(-1);
  if (last !== undefined) {
    const kept = title.notes.slice(0, -1);
    return { ...title, notes: last.length > 1 ? [...kept, last.slice(1)] : kept };
  }
  if (title.roles.length > 1) return { ...title, roles: title.roles.slice(0, -1) };
  const roles = title.roles.map((role) => ({
    ...role,
    readings: role.readings.map((reading) => reading.slice(1)).filter((reading) => reading.length > 0),
  }));
  return { ...title, roles };
}
