import * as z from 'zod';
import { labeledRows } from '../../functions/test-data/labeled-rows.ts';

const REASONS = [
  'role',
  'level',
  'place',
  'remote-territory',
  'pay',
  'requirement',
  'language',
  'type',
  'company',
  'other',
] as const;
export type Reason = (typeof REASONS)[number];

const Verdict = z.enum(['wanted', 'unwanted', 'unsure']);
const Row = z.object({
  person: z.string(),
  posting: z.string(),
  first: Verdict,
  first_reason: z.enum(['', ...REASONS]),
  second: Verdict,
  second_reason: z.enum(['', ...REASONS]),
});

/** Whether the person wants the posting. `reason` says why not, and is absent for a wanted one. */
export interface Label {
  readonly person: string;
  readonly posting: string;
  readonly reason?: Reason;
}

/** Returns the pairs on which both readings agree. Throws if the file is missing or a row can't be read. */
export function readLabels(file: 'labels.tsv' | 'labels-aside.tsv', folder = import.meta.dirname): Label[] {
  const rows = labeledRows(folder, file, Row.keyof().options);
  if (!rows) throw new Error(`${folder} has no ${file}.`);
  return rows
    .map((row) => Row.parse(row))
    .filter(({ first, second }) => first === second && first !== 'unsure')
    .map(({ person, posting, first_reason }) =>
      first_reason === '' ? { person, posting } : { person, posting, reason: first_reason },
    );
}
