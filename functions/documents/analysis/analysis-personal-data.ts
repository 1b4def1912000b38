import * as z from 'zod';
import type { PersonalDataStore } from '../../platform/personal-data-store.ts';
import { analysisKey } from '../../table/keys.ts';
import { deletePartition, readPartition } from '../../table/rows.ts';
import type { Table } from '../../table/table.ts';
import { AnalysisRow } from './analysis-row.ts';
import { toResumeAnalysis } from './to-resume-analysis.ts';

/** The analyses of a person's resumes. */
export function analysisPersonalData(table: Table): PersonalDataStore {
  const pkOf = (sub: string) => analysisKey(sub, '').pk;
  async function* analysesOf(sub: string) {
    for await (const rows of readPartition(table, pkOf(sub)))
      for (const job of z.array(AnalysisRow).parse(rows)) {
        const { resumeId: _, ...analysis } = toResumeAnalysis(job);
        yield { ...analysis, askedAt: job.askedAt };
      }
  }
  return {
    name: 'resume analyses',
    read: async (sub) => analysesOf(sub),
    erase: (sub) => deletePartition(table, pkOf(sub)),
  };
}
