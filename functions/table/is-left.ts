import type { Alert, Meter } from './alert.ts';

/** Whether a pending alert stays on the alerts page, because no message had room for it. AppSync resolvers use this. */
export const isLeft = (
  { leftUntil }: Pick<Meter, 'leftUntil'>,
  { matchedAt }: Pick<Alert, 'matchedAt'>,
): boolean => matchedAt <= leftUntil;
