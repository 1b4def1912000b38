import type { DescriptionBlock } from '@daybreak/contract/types.ts';
import { type Passage, passagesOf } from '../blocks.ts';

export interface DescriptionProps {
  readonly blocks: readonly DescriptionBlock[];
}

/** The posting in the employer's own words, as text: nothing in it can be markup. */
export function Description({ blocks }: DescriptionProps) {
  return (
    <div className="grid max-w-[68ch] gap-3 wrap-anywhere">
      {passagesOf(blocks).map((passage, place) => (
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
