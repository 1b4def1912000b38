/** One name for a search of several titles. */
export interface Preset {
  readonly name: string;
  readonly titles: readonly string[];
}

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

/** Presets and specializations together. */
const MAX_CHIPS = 40;

export function findPreset(text: string): Preset | undefined {
  return presets.find(({ name }) => name.toLowerCase() === text.trim().toLowerCase());
}

/** Returns the preset's titles, or the text itself, in lower case. */
export function titlesToSearch(text: string): readonly string[] {
  return findPreset(text)?.titles ?? [text.trim().toLowerCase()];
}

/** Leaves out names that presets have, and always includes the chosen one. */
export function pickSpecializations(specializations: readonly string[], chosen: string): readonly string[] {
  const room = MAX_CHIPS - presets.length;
  const others = specializations.filter((name) => name === chosen || findPreset(name) === undefined);
  const first = others.slice(0, room);
  if (chosen === '' || first.includes(chosen)) return first;
  return [...first.slice(0, room - 1), chosen];
}
