import * as z from 'zod';
import type { PersonalDataStore } from '../../platform/personal-data-store.ts';
import { analysisKey } from '../../table/keys.ts';
import { deletePartition, readPartition } from '../../table/rows.ts';
import type { Table } from '../../table/table.ts';
import { Writing } from '../writing/writing.ts';
import { shownAnalysis } from './show.ts';

/** The analyses of a person's resumes. */
export function analysisPersonalData(table: Table): PersonalDataStore {
  const analyses = (sub: string) => analysisKey(sub, '').pk;
  async function* analysesOf(sub: string) {
    for await (const rows of readPartition(table, analyses(sub)))
      for (const row of z.array(Writing).parse(rows)) {
        const { resumeId: _, ...analysis } = shownAnalysis(row);
        yield { ...analysis, askedAt: row.askedAt };
      }
  }
  return {
    name: 'resume analyses',
    read: async (sub) => analysesOf(sub),
    erase: (sub) => deletePartition(table, analyses(sub)),
  };
}
