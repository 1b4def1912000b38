import { type Context, runtime, util } from '@aws-appsync/utils';
import { requireSuccess } from '../../platform/graphql/require-success.ts';
import { sortDescending } from '../../platform/graphql/sort-descending.ts';
import { resumeKey } from '../../table/keys.ts';
import type { Resume } from '../../table/resume.ts';
import { selectedFiles } from './selected-files.ts';
import { toGraphQLResume } from './to-graphql-resume.ts';

/** Reads the caller's resumes, unless links or texts are selected, which add-files.step.ts has a function for. */
export function request(ctx: Context) {
  const { links, texts } = selectedFiles(ctx);
  if (links || texts) runtime.earlyReturn(null);
  // The field only allows user-pool identities, which have a sub.
  const identity = ctx.identity as { sub: string } | null;
  const { pk, sk } = resumeKey(`${identity?.sub}`, '');
  return {
    operation: 'Query',
    query: {
      expression: 'pk = :pk AND begins_with(sk, :file)',
      expressionValues: util.dynamodb.toMapValues({ ':pk': pk, ':file': sk }),
    },
    consistentRead: true,
  };
}

/** Passes the resumes, newest first, to add-files.step.ts. DynamoDB removes expired rows with a delay. */
export function response(ctx: Context) {
  requireSuccess(ctx);
  const now = util.time.nowEpochSeconds();
  const resumes: Resume[] = ctx.result.items.filter(
    ({ expiresAt }: Resume) => expiresAt === undefined || expiresAt > now,
  );
  const askedAt = resumes.map((resume) => resume.askedAt);
  return sortDescending(resumes, askedAt).map((resume) => toGraphQLResume(resume));
}
