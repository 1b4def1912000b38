/** A search that a person need not think of: several titles that are looked for at once, under one name. */
export interface Preset {
  readonly name: string;
  readonly titles: readonly string[];
}

/** The presets, in the order of their chips. */
export const presets: readonly Preset[] = [
  {
    name: 'Engineering Leadership',
    titles: ['engineering manager', 'director engineering', 'head engineering', 'vp engineering', 'cto'],
  },
  {
    name: 'Research Roles',
    titles: ['research scientist', 'research engineer', 'researcher', 'applied scientist'],
  },
];

/** How many chips are shown at most, presets and specializations together. */
const MAX_CHIPS = 40;

/** The preset that a text names, whatever its capitals. */
export function findPreset(text: string): Preset | undefined {
  return presets.find(({ name }) => name.toLowerCase() === text.trim().toLowerCase());
}

/** What is looked for in jobs' titles when a text is searched: the text in lower case, or a preset's titles. */
export function titlesToSearch(text: string): readonly string[] {
  return findPreset(text)?.titles ?? [text.trim().toLowerCase()];
}

/** The specializations that stand as chips beside the presets of other names; a chosen one is always among them. */
export function pickSpecializations(specializations: readonly string[], chosen: string): readonly string[] {
  const room = MAX_CHIPS - presets.length;
  const others = specializations.filter((name) => name === chosen || findPreset(name) === undefined);
  const first = others.slice(0, room);
  if (chosen === '' || first.includes(chosen)) return first;
  return [...first.slice(0, room - 1), chosen];
}
