import type { Asked } from '../what-it-asks.ts';

export interface AskedListProps {
  readonly asked: readonly Asked[];
}

/** Each opens to the employer's sentence. */
export function AskedList({ asked }: AskedListProps) {
  if (asked.length === 0) return null;
  return (
    <section className="grid gap-3 border-t border-line pt-6">
      <h2 className="font-head text-title font-semibold tracking-[-0.02em]">What it asks for</h2>
      <ul className="max-w-[68ch]">
        {asked.map(({ text, evidence }) => (
          <li key={text + evidence}>
            {evidence === '' ? (
              <p className="flex min-h-11 items-center">{text}</p>
            ) : (
              <details>
                <summary className="flex min-h-11 items-center text-dusk underline-offset-4 hover:underline">
                  {text}
                </summary>
                <blockquote className="border-l border-line pb-3 pl-4 text-muted wrap-anywhere">
                  {evidence}
                </blockquote>
              </details>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
