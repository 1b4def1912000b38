import { lookup } from 'node:dns/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { SQSClient } from '@aws-sdk/client-sqs';
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import * as z from 'zod';
import { addDreamCompany } from '../../members/add-dream-company.ts';
import { cacheFor } from '../../platform/cache-for.ts';
import { consumeEach, type RunningContext } from '../../platform/consume-each.ts';
import { log } from '../../platform/log.ts';
import { requireEnv } from '../../platform/require-env.ts';
import { retryWithBackoff } from '../../platform/retry-with-backoff.ts';
import { boardCheckKey } from '../../table/keys.ts';
import { openTable } from '../../table/table.ts';
import { createRobotsCache } from '../reading/robots.ts';
import { boardStore } from '../registry/board-store.ts';
import { hostStore } from '../registry/host-store.ts';
import { systemSwitch } from '../registry/system-switch.ts';
import { answerFollow, type Deps } from './answer-follow.ts';
import { checkFetch } from './check-fetch.ts';
import { checkStore } from './check-store.ts';
import { followStore } from './follow-store.ts';
import { followerStore } from './follower-store.ts';
import { registeredCompanies } from './registered-companies.ts';
import { reopenFollows } from './reopen-follows.ts';
import { reviewStore } from './review-store.ts';
import { startFinding } from './start-finding.ts';

/** Listing 10,000 boards costs about 400 RCU. */
const TTL_MS = 60_000;

/** Another invocation mostly finishes its check within seconds. */
const RETRY = { first: 2, max: 20 };

const table = openTable();
const queue = { sqs: new SQSClient({}), url: requireEnv('FOLLOW_QUEUE_URL') };
const now = () => new Date();
const environment = process.env;
const fetch = checkFetch(environment);
const robots = createRobotsCache(now);
const boards = boardStore(table);
const hosts = hostStore(table, now);
const follows = followStore(table, now);
const checks = checkStore(table, now);
const reviews = reviewStore(table, now);

const deps: Deps = {
  follows,
  checks,
  reviews,
  followers: followerStore(table),
  boards,
  registered: cacheFor(
    TTL_MS,
    async () => registeredCompanies(await boards.list(), await systemSwitch(table).off()),
    () => Date.now(),
  ),
  startFinding: (registered) =>
    startFinding({ checks, hosts, fetch, lookup, environment, sleep, now, robots }, registered),
  addDreamCompany: (sub, company) => addDreamCompany(table, sub, company),
  now,
  log: (message, facts) => log.info(message, facts),
};

/** The key of a person's request, or of the check of a target that was decided. */
const Message = z.object({ pk: z.string(), sk: z.string() });

/** Answers requests to follow companies. */
export async function handler(event: SQSEvent, context: RunningContext): Promise<SQSBatchResponse> {
  return consumeEach(event, context, Message, ({ pk, sk }, record) => {
    const id = pk.slice(pk.indexOf('#') + 1);
    const isCheck = pk.startsWith(boardCheckKey('').pk);
    const work = () => (isCheck ? reopenFollows({ reviews, follows }, id) : answerFollow(deps, id, sk));
    return retryWithBackoff(queue, record, work, RETRY);
  });
}
