import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { TooManyRequests } from '../lambda/concurrency.ts';
import { type CloudServices, startCloudServices } from '../services/cloud-services.ts';
import { dataFolder } from '../services/test-gateway.ts';
import { type AwsCalls, createAwsCalls } from './aws-calls.ts';
import { OUT_OF_SCOPE } from './out-of-scope.ts';
import { type Answer, isAlike, type Recording, recordings } from './recordings.ts';
import type { BringAbout, Situation } from './situation.ts';
import { lambdaSituations } from './situations/functions.ts';
import { sesSituations, snsSituations } from './situations/messages.ts';
import { objectSituations } from './situations/objects.ts';
import { preflightSituations } from './situations/preflights.ts';
import { presignedSituations } from './situations/presigned-urls.ts';
import { schedulerSituations, secretsSituations } from './situations/settings.ts';
import { sqsSituations } from './situations/sqs.ts';
import { dynamoDbSituations } from './situations/tables.ts';
import { uploadSituations } from './situations/uploads.ts';

const SITUATIONS: Readonly<Record<string, readonly Situation[]>> = {
  dynamodb: dynamoDbSituations,
  dynamodbstreams: dynamoDbSituations,
  lambda_: lambdaSituations,
  s3: [...presignedSituations, ...preflightSituations, ...objectSituations, ...uploadSituations],
  scheduler: schedulerSituations,
  secretsmanager: secretsSituations,
  ses: sesSituations,
  sns: snsSituations,
  sqs: sqsSituations,
};

/** Situations by service: reached here and answered alike, and out of reach. */
const COUNTS: Readonly<Record<string, readonly [reached: number, outOfScope: number]>> = {
  dynamodb: [3, 6],
  dynamodbstreams: [1, 0],
  lambda_: [9, 183],
  s3: [144, 260],
  scheduler: [17, 0],
  secretsmanager: [41, 2],
  ses: [9, 7],
  sns: [43, 101],
  sqs: [21, 8],
};

const nameOf = ({ situation, where }: Recording) => `${situation} ${where}`;

function reasonToSkip(recording: Recording): string | undefined {
  const out = OUT_OF_SCOPE.find(
    ([service, match]) => service === recording.service && match.test(nameOf(recording)),
  );
  return out?.[2];
}

interface Reached {
  recording: Recording;
  name: string;
  bringAbout: BringAbout;
}

const reachedIn = (service: string): Reached[] =>
  recordings.flatMap((recording, index) => {
    if (recording.service !== service) return [];
    const bringAbout = SITUATIONS[service]?.find(([match]) => match.test(nameOf(recording)))?.[1];
    return bringAbout ? [{ recording, name: `recorded-${index}`, bringAbout }] : [];
  });

let cloud: CloudServices;
let aws: AwsCalls;
beforeAll(async () => {
  cloud = await startCloudServices({
    port: 0,
    dataFolder: dataFolder(),
    async invoke(name) {
      if (name === 'busy') throw new TooManyRequests();
      if (name === 'fn') return { payload: null };
      throw new Error(`Function not found: ${name}`);
    },
    cognito: async () => ({ status: 200, body: {} }),
  });
  aws = createAwsCalls(cloud.gatewayUrl, 'local');
});
afterAll(() => cloud.close());

/** AWS has answered some situations with more than one message over the years. */
const isOneAlike = (recording: Recording, answer: Answer) =>
  recordings.some((one) => nameOf(one) === nameOf(recording) && isAlike(one, answer));

describe('OPS-01 errors that AWS was recorded to answer', () => {
  test('are either reached here or out of scope for a reason', () => {
    const reached = new Set(
      Object.keys(SITUATIONS).flatMap((service) => reachedIn(service).map(({ recording }) => recording)),
    );
    const unknown = recordings.filter((one) => !reached.has(one) && reasonToSkip(one) === undefined);

    expect(unknown.map(nameOf)).toEqual([]);
  });

  test('are reached and out of scope in these numbers', () => {
    const counts = Object.keys(SITUATIONS).map((service) => {
      const all = recordings.filter((one) => one.service === service).length;
      const reached = reachedIn(service).length;
      return [service, [reached, all - reached]];
    });

    expect(Object.fromEntries(counts)).toEqual(COUNTS);
  });

  test.each(Object.keys(SITUATIONS))('%s answers with the same code, message and status', async (service) => {
    const different = [];
    for (const { recording, name, bringAbout } of reachedIn(service)) {
      const answer = await bringAbout({ aws, cloud, name }, recording);
      if (!isOneAlike(recording, answer)) {
        const { code, message, status } = answer;
        different.push({ recording, answered: { code, message, status } });
      }
    }

    expect(different).toEqual([]);
  });
});
