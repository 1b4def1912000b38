import type { JobFilters } from '../../functions/board/filters.ts';

const anywhere = { city: '', state: '', country: '' };

/** Values that visitors choose for each filter, including the slowest ones. */
const CHOICES = {
  timeZone: ['UTC', 'America/Los_Angeles'],
  fRole: [null, 'En', 'Op'],
  isRemote: [null, true, false],
  place: [
    anywhere,
    { ...anywhere, country: 'US' },
    { ...anywhere, state: 'CA', country: 'US' },
    { city: 'San Francisco', state: 'CA', country: 'US' },
    { city: 'Bengaluru', state: 'Karnataka', country: 'IN' },
  ],
  specialization: [null, 'Software Engineering'],
  title: [null, 'e', 'engineer', 'senior software engineer', 'a b c d e f', 'nothing has this word'],
} as const;

/**
 * Returns every combination of `CHOICES` on one day: full-time jobs if a role is chosen, every job type if
 * not.
 */
export function combineFilters(date: string): JobFilters[] {
  const { timeZone, fRole, isRemote, place, specialization, title } = CHOICES;
  const combined: JobFilters[] = [];
  for (const zone of timeZone)
    for (const role of fRole)
      for (const remote of isRemote)
        for (const where of place)
          for (const special of specialization)
            for (const words of title)
              combined.push({
                date,
                timeZone: zone,
                fRole: role,
                jobType: role && 'Fu',
                isRemote: remote,
                ...where,
                specialization: special,
                title: words,
                nextToken: null,
              });
  return combined;
}

export const describeFilters = ({ date: _, jobType: __, nextToken, ...chosen }: JobFilters): string =>
  [
    ...Object.entries(chosen).map(([name, value]) => (value ? `${name} ${value}` : '')),
    nextToken ? 'last page' : '',
  ]
    .filter((part) => part !== '')
    .join(', ');
