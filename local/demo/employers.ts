import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type Discipline, disciplineSchema, type Employer, employerSchema } from './employer.ts';

const disciplines = readData('disciplines.json', z.record(z.string(), disciplineSchema));

/** Returns a line of work by its key in data/disciplines.json. Throws if there is none. */
export function getDiscipline(key: string): Discipline {
  const discipline = disciplines[key];
  if (!discipline) throw new Error(`disciplines.json has no ${key}.`);
  return discipline;
}

/** The demo's employers. All are fictional, and every posting says so. */
export const employers: readonly Employer[] = readData('employers.json', z.array(employerSchema)).map(
  ({ yesterday, today, ...employer }) => ({
    ...employer,
    yesterday: yesterday.map((opening) => ({ ...opening, discipline: getDiscipline(opening.discipline) })),
    today: today.map((opening) => ({ ...opening, discipline: getDiscipline(opening.discipline) })),
  }),
);

function readData<Schema extends z.ZodType>(file: string, schema: Schema): z.infer<Schema> {
  return schema.parse(JSON.parse(readFileSync(join(import.meta.dirname, 'data', file), 'utf8')));
}
