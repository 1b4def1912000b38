import type { DescriptionBlock } from '@daybreak/contract/types.ts';

/** A part of a description as it is set: a heading, a paragraph, or a list of items that follow one another. */
export type Passage =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] };

/** Gathers a description's blocks into passages, in order. */
export function passagesOf(blocks: readonly DescriptionBlock[]): readonly Passage[] {
  const passages: Passage[] = [];
  for (const { kind, text } of blocks) {
    const last = passages.at(-1);
    if (kind !== 'item') passages.push({ kind, text });
    else if (last?.kind === 'list')
      passages[passages.length - 1] = { kind: 'list', items: [...last.items, text] };
    else passages.push({ kind: 'list', items: [text] });
  }
  return passages;
}
