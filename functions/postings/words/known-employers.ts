import { readFileSync } from 'node:fs';
import { employerKey } from '@daybreak/contract/employer-key.ts';

/**
 * The industries of well-known employers, by `employerKey`, from known-employers.tsv. Each is what the
 * company is generally known for, compiled by hand for Daybreak; no database was copied. Companies of several
 * industries have their main one, and those of none of ours, such as Apple, are left out. The file is bundled
 * with each Lambda function that needs it.
 */
export const KNOWN_EMPLOYERS: ReadonlyMap<string, string> = new Map(
  readFileSync(new URL('./known-employers.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [employer = '', industry = ''] = line.split('\t');
      return [employerKey(employer), industry];
    }),
);
