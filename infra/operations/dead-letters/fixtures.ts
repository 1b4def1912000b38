import type { Letter, LetterBox } from './letter.ts';

/** Queues in memory, by URL. What is received is hidden until it is released. */
export function memoryLetterBox(queues: Readonly<Record<string, string[]>>) {
  const stored = new Map(Object.entries(queues).map(([url, bodies]) => [url, bodies.map(letter)]));
  const hidden = new Set<string>();
  /** Sends that SQS refuses, by body. */
  const refused = new Map<string, string>();
  const box: LetterBox = {
    async receive(url) {
      const letters = (stored.get(url) ?? []).filter(({ id }) => !hidden.has(id)).slice(0, 10);
      for (const { id } of letters) hidden.add(id);
      return letters;
    },
    async release(_, letters) {
      for (const { id } of letters) hidden.delete(id);
    },
    async remove(url, letters) {
      stored.set(
        url,
        (stored.get(url) ?? []).filter(({ id }) => !letters.some((one) => one.id === id)),
      );
    },
    async send(url, letters) {
      const arrived = letters.filter(({ body }) => !refused.has(body));
      stored.set(url, [...(stored.get(url) ?? []), ...arrived]);
      return new Map(letters.map(({ id, body }) => [id, refused.get(body)]));
    },
  };
  const bodies = (url: string) => (stored.get(url) ?? []).map(({ body }) => body);
  return { box, bodies, hidden, refused };
}

const letter = (body: string, index: number): Letter => ({
  id: `id-${body}`,
  body,
  receipt: `r-${body}`,
  sentAt: index * 60_000,
  attributes: {},
  group: undefined,
  trace: undefined,
});
