import { jobTitleKeys } from './keys.ts';
import type { Title } from './title.ts';

/** No title gives more keys than this. */
export const MOST_KEYS = 24;
const MOST_ROLES = 3;
const MOST_WORDS = 6;

/**
 * A title cut to what MOST_KEYS keys can find: at most three roles, the six words nearest each head, then the notes
 * from the last backwards until it fits. Saved titles and jobs are cut alike, so the keys never miss what names finds.
 */
export function limited(title: Title): Title {
  if (title.roles.length <= MOST_ROLES && (isShort(title) || jobTitleKeys(title).length <= MOST_KEYS))
    return title;
  const roles = title.roles.slice(0, MOST_ROLES).map((role) => ({
    ...role,
    readings: role.readings.slice(-MOST_WORDS).map((reading) => reading.slice(-MOST_WORDS)),
  }));
  let cut: Title = { ...title, roles };
  while (jobTitleKeys(cut).length > MOST_KEYS) cut = shorter(cut);
  return cut;
}

/** Whether a title cannot give too many keys, told without making them. */
function isShort(title: Title): boolean {
  let words = 0;
  for (const note of title.notes) words += note.length;
  for (const role of title.roles) for (const reading of role.readings) words += reading.length;
  return title.roles.length * (words + 1) + words <= MOST_KEYS;
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
