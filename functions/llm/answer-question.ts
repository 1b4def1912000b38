import type { Asked } from './asked.ts';
import { type Answered, isFinal, pauseAfter, Question } from './question.ts';

/** What answering a question needs. */
export interface Desk {
  /** Asks the provider; counts what it cost. Throws where the feature or its data are not known. */
  ask(feature: string, data: unknown): Promise<Asked<unknown>>;
  reply(answered: Answered): Promise<void>;
  /** Puts the question off for so many seconds. */
  putOff(seconds: number): Promise<void>;
}

/**
 * Answers one question of the queue, on its `tries`th try. Throws where the provider fails, so that the question stays
 * in the queue, put off for longer each time.
 */
export async function answerQuestion(desk: Desk, body: unknown, tries: number): Promise<void> {
  const { feature, about, version, data } = Question.parse(body);
  const asked = await desk.ask(feature, data);
  if ('answer' in asked) return desk.reply({ feature, about, version, answer: asked.answer });
  if (isFinal(asked.failed, tries)) return desk.reply({ feature, about, version, answer: null });
  await desk.putOff(pauseAfter(tries, asked.retryAfter));
  throw new Error(`The provider is not answering (${asked.failed}), try ${tries}: ${asked.why}`);
}
