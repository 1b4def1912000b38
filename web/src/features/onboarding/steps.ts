export const stepNames = ['Job Titles', 'Role & Location', 'Register'] as const;

export type Step = 1 | 2 | 3;

export function stepFromSearch(search: string): Step | undefined {
  const requested = new URLSearchParams(search).get('step');
  return ([1, 2, 3] as const).find((step) => String(step) === requested);
}

/** Each step is a history entry, so that Back works. */
export function stepPath(path: string, step: Step): string {
  return `${path}?step=${step}`;
}
