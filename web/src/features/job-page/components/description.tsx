import type { DescriptionBlock } from '@daybreak/contract/types.ts';

export interface DescriptionProps {
  readonly blocks: readonly DescriptionBlock[];
}

/** Rendered as text, so markup in a posting is harmless. */
export function Description({ blocks }: DescriptionProps) {
  return (
    <div className="grid max-w-[68ch] gap-3 wrap-anywhere">
      {groupBlocks(blocks).map((passage, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: passages never change places
        <PassageText key={place} passage={passage} />
      ))}
    </div>
  );
}

function PassageText({ passage }: { readonly passage: Passage }) {
  if (passage.kind === 'paragraph') return <p>{passage.text}</p>;
  if (passage.kind === 'heading')
    return <h3 className="pt-4 text-lead font-semibold tracking-[-0.01em] first:pt-0">{passage.text}</h3>;
  return (
    <ul className="list-disc space-y-1 pl-4 marker:text-faint">
      {passage.items.map((item, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items never change places
        <li key={place} className="pl-0.5">
          {item}
        </li>
      ))}
    </ul>
  );
}

export type Passage =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] };

export function groupBlocks(blocks: readonly DescriptionBlock[]): readonly Passage[] {
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
