import { Refusal } from './account/refusal.ts';

interface Answer {
  readonly status: 200 | 400 | 401 | 402 | 404;
  readonly body: unknown;
}

const day = 86_400;

/**
 * Gives a question that is asked again with the same key the answer it had, and refuses another question with it
 * (https://docs.stripe.com/api/idempotent_requests). Keys are remembered for a day, while the process
 * runs; `now` in seconds.
 */
export function rememberAnswers(now: () => number) {
  const answers = new Map<string, Answer & { readonly question: string; readonly at: number }>();
  return (
    { key, question }: { key: string | undefined; question: string },
    ask: () => Answer,
  ): Answer & { readonly replayed: boolean } => {
    const given = key === undefined ? undefined : answers.get(key);
    const known = given && now() - given.at < day ? given : undefined;
    if (known && known.question !== question)
      throw new Refusal(400, {
        type: 'idempotency_error',
        message:
          'Keys for idempotent requests can only be used with the same parameters they were first used with.',
      });
    const answer = known ?? ask();
    // As at Stripe, a request that was not understood is not held against the key.
    if (key !== undefined && answer.status !== 400) answers.set(key, { ...answer, question, at: now() });
    return { status: answer.status, body: answer.body, replayed: known !== undefined };
  };
}
