import type { Letter, LetterBox, WayBack } from './letter.ts';

/** A queue may answer with nothing although something is in it: it is believed the second time. */
const EMPTY_ANSWERS = 2;

/** What is replayed, and how. */
export interface Replay {
  readonly url: string;
  readonly wayBack: WayBack;
  /** The most letters. What fails again meanwhile and returns to the queue is so not replayed in circles. */
  readonly max: number;
  readonly onProgress: (done: number) => void;
}

/** How a replay ended. */
export interface Replayed {
  readonly replayed: number;
  /** Letters that stayed, with the reason. */
  readonly kept: readonly { readonly id: string; readonly reason: string }[];
}

/** Calls `visit` with up to `max` letters of a queue, ten at most at once and each once, until it is empty. */
export async function eachBatch(
  box: LetterBox,
  { url, max }: Pick<Replay, 'url' | 'max'>,
  visit: (letters: readonly Letter[]) => Promise<void>,
): Promise<void> {
  const seen = new Set<string>();
  let empty = 0;
  while (seen.size < max && empty < EMPTY_ANSWERS) {
    const received = await box.receive(url);
    const fresh = received.filter(({ id }) => !seen.has(id));
    empty = fresh.length === 0 ? empty + 1 : 0;
    const wanted = fresh.slice(0, max - seen.size);
    await box.release(
      url,
      received.filter((letter) => !wanted.includes(letter)),
    );
    for (const { id } of wanted) seen.add(id);
    if (wanted.length > 0) await visit(wanted);
  }
}

/**
 * Brings letters back, ten at a time. Each is deleted only after it has arrived, so a replay that is interrupted repeats
 * a letter at worst and never loses one: consumers are idempotent.
 */
export async function replay(box: LetterBox, { url, wayBack, max, onProgress }: Replay): Promise<Replayed> {
  let replayed = 0;
  const kept: { id: string; reason: string }[] = [];
  const stay: Letter[] = [];
  await eachBatch(box, { url, max }, async (letters) => {
    const returned = await wayBack(letters);
    const arrived = letters.filter(({ id }) => returned.has(id) && returned.get(id) === undefined);
    await box.remove(url, arrived);
    for (const letter of letters) {
      if (arrived.includes(letter)) continue;
      stay.push(letter);
      kept.push({ id: letter.id, reason: returned.get(letter.id) ?? 'no answer' });
    }
    replayed += arrived.length;
    onProgress(replayed + kept.length);
  });
  for (let start = 0; start < stay.length; start += 10) await box.release(url, stay.slice(start, start + 10));
  return { replayed, kept };
}
