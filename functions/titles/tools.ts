import { toolRows } from './data/title-data.ts';

/** The kind of each tool, '' for those that don't rule each other out. */
const kindOfTool = new Map<string, string>();
/** The crafts whose people all use a tool. */
const craftsOfTool = new Map<string, readonly string[]>();
for (const [tool = '', kind = '', crafts = ''] of toolRows) {
  kindOfTool.set(tool, kind);
  if (crafts !== '') craftsOfTool.set(tool, crafts.split(' '));
}

/** Whether a word names a tool, a certificate or a market, with which people describe themselves. */
export const isTool = (word: string): boolean => kindOfTool.has(word);

/** Whether a word names a tool of a kind whose tools rule each other out, such as a language or a cloud. */
export const isChosenTool = (word: string): boolean => (kindOfTool.get(word) ?? '') !== '';

/** Whether a tool is usual for a craft among the words of a role: an 'Embedded C Engineer' works on embedded software. */
export const isUsualTool = (word: string, words: readonly string[]): boolean =>
  craftsOfTool.get(word)?.some((craft) => words.includes(craft)) === true;

/** Whether a job names a tool of a kind of which a saved title names only others. */
export function excludesTools(job: readonly string[], saved: readonly string[]): boolean {
  return saved.some((tool) => {
    const kind = kindOfTool.get(tool) ?? '';
    if (kind === '') return false;
    const named = job.filter((word) => kindOfTool.get(word) === kind);
    return named.length > 0 && !named.some((word) => saved.includes(word));
  });
}
