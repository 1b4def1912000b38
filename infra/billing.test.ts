import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import * as z from 'zod';

const Statement = z.object({
  Action: z.union([z.string(), z.array(z.string())]),
  Resource: z.optional(z.unknown()),
});
const Policy = z.object({ PolicyDocument: z.object({ Statement: z.array(Statement) }) });
const Resource = z.object({ Type: z.string(), Properties: z.record(z.string(), z.unknown()).default({}) });
const template = z
  .object({ Resources: z.record(z.string(), Resource) })
  .parse(JSON.parse(readFileSync('cdk.out/Daybreak-dev.template.json', 'utf8')));
const resources = Object.entries(template.Resources).map(([id, resource]) => ({ id, ...resource }));

/** What each function's role may do. */
const rights = resources
  .filter(({ Type }) => Type === 'AWS::IAM::Policy')
  .flatMap(({ id, Properties }) =>
    Policy.parse(Properties).PolicyDocument.Statement.map(({ Action, Resource: on }) => ({
      ...{ by: id.replace(/ServiceRole.*/, ''), actions: [Action].flat(), on: JSON.stringify(on ?? '') },
    })),
  );

describe('SUB-03 the secrets of payments', () => {
  test.each([
    ['the key', 'secret key of the Stripe API', ['BillingFunction', 'BillingLook']],
    ['the webhook’s secret', 'signing secret of the webhook', ['BillingWebhook']],
  ])('SUB-03 %s is read by those who need it and nobody else', (_, description, functions) => {
    const secret = resources.find(
      ({ Type, Properties }) =>
        Type === 'AWS::SecretsManager::Secret' && `${Properties['Description']}`.includes(description),
    );
    const readers = rights.filter(({ on }) => on.includes(`"${secret?.id}"`)).map(({ by }) => by);
    expect(readers.sort()).toEqual(functions);
  });

  test('SUB-03 who hears events may touch no row', () => {
    const heard = rights.filter(({ by }) => by === 'BillingWebhook').flatMap(({ actions }) => actions);
    expect(heard.filter((action) => action.startsWith('dynamodb:'))).toEqual([]);
    expect(heard).toContain('sqs:SendMessage');
  });
});
