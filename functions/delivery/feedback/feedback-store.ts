import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { Alert } from '../../table/alert.ts';
import { Application } from '../../table/application.ts';
import { batchGet } from '../../table/batch-get.ts';
import type { AlertAnswer } from '../../table/codes.ts';
import { Job } from '../../table/job.ts';
import { jobIdsFrom } from '../../table/job-id.ts';
import { alertKey, applicationKey, jobKey } from '../../table/keys.ts';
import type { Setting } from '../../table/learned.ts';
import type { Table } from '../../table/table.ts';
import { countNotRelevant, countTaken } from './count-answers.ts';
import { type Mark, markNotRelevant } from './mark-relevance.ts';
import type { JudgedAlert } from './narrow.ts';
import type { History } from './offers.ts';

const WEEK = 7 * 86_400_000;

/** A setting is judged by at most so many alerts and so many saved or applied-for jobs, the newest. */
const MAX_ALERTS = 300;
const MAX_CHOSEN = 100;

export interface FeedbackStore {
  /** Returns a person's alert; undefined if there is none, 'gone' if its job no longer exists. */
  judged(sub: string, jobId: string): Promise<JudgedAlert | 'gone' | undefined>;
  history(sub: string, now: Date): Promise<History>;
  /** Returns undefined if the alert no longer exists. */
  mark(sub: string, jobId: string, answer: AlertAnswer, at: Date): Promise<Mark | undefined>;
  countNotRelevant(at: Date, title: string, kinds: readonly Setting['kind'][]): Promise<void>;
  countTaken(at: Date, kind: Setting['kind']): Promise<void>;
}

export function feedbackStore(table: Table): FeedbackStore {
  const newest = async (pk: string, from: string, Limit: number) => {
    const { Items = [] } = await table.documents.send(
      new QueryCommand({
        TableName: table.name,
        KeyConditionExpression: 'pk = :pk AND sk >= :from',
        ExpressionAttributeValues: { ':pk': pk, ':from': from },
        ScanIndexForward: false,
        Limit,
      }),
    );
    return Items;
  };
  const readJobs = async (jobIds: readonly string[]) =>
    (await batchGet(table, jobIds.map(jobKey), { consistent: false })).map((row) => Job.parse(row));
  return {
    async judged(sub, jobId) {
      const keys = [alertKey(sub, jobId), jobKey(jobId)] as const;
      const rows = await batchGet(table, keys, { consistent: true });
      const [alert, job] = keys.map(({ pk }) => rows.find((row) => row['pk'] === pk));
      if (!alert) return undefined;
      return job ? { job: Job.parse(job), title: Alert.parse(alert).reason.title } : 'gone';
    },
    async history(sub, now) {
      const weekAgo = jobIdsFrom(new Date(now.getTime() - WEEK));
      const [alertRows, applicationRows] = await Promise.all([
        newest(alertKey(sub, '').pk, weekAgo, MAX_ALERTS),
        // No sort key is empty.
        newest(applicationKey(sub, '').pk, '0', MAX_CHOSEN),
      ]);
      const alerts = alertRows
        .map((row) => Alert.parse(row))
        .filter(({ state }) => state === 'sent' || state === 'pending');
      const applications = applicationRows.map((row) => Application.parse(row));
      const [alertJobs, chosen] = await Promise.all(
        [alerts, applications].map((rows) => readJobs(rows.map(({ sk }) => sk))),
      );
      return { alerts: alertJobs ?? [], chosen: chosen ?? [] };
    },
    mark: (sub, jobId, answer, at) => markNotRelevant(table, sub, jobId, answer, at),
    countNotRelevant: (at, title, kinds) => countNotRelevant(table, at, title, kinds),
    countTaken: (at, kind) => countTaken(table, at, kind),
  };
}
