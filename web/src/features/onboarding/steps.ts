/** The steps of onboarding, in order, as they are called. */
export const stepNames = ['Job Titles', 'Role & Location', 'Register'] as const;

/** A step by its number, from 1. */
export type Step = 1 | 2 | 3;

/** The step that the query of an address names; undefined where it names none. */
export function stepIn(search: string): Step | undefined {
  const named = new URLSearchParams(search).get('step');
  return ([1, 2, 3] as const).find((step) => String(step) === named);
}

/** The address of a step on a page. Each is an entry of the history, so that Back leads to the one before. */
export function stepAddress(path: string, step: Step): string {
  return `${path}?step=${step}`;
}
