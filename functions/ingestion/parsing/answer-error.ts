/**
 * A board's answer is not what its adapter expects. Messages start with 'The answer': readings keep them, and
 * the health of a system is judged by them.
 */
export class AnswerError extends Error {
  override readonly name = 'AnswerError';
}
