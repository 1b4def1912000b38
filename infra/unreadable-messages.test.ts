import { expect, test } from '@jest/globals';
import * as z from 'zod';
import { ofType, resources, statementsOn } from './fixtures/template.ts';

const Arn = z.object({ 'Fn::GetAtt': z.tuple([z.string(), z.string()]) });
const Mapping = z.object({ EventSourceArn: Arn, FunctionName: z.object({ Ref: z.string() }) });
const Queue = z.object({ RedrivePolicy: z.object({ deadLetterTargetArn: Arn }) });
const Environment = z.object({
  Environment: z.object({ Variables: z.object({ DEAD_LETTERS: z.unknown() }) }),
});

const propertiesOf = (id: string) => resources.find((resource) => resource.id === id)?.Properties;

const mappings = ofType('AWS::Lambda::EventSourceMapping').filter(
  ({ Properties }) =>
    propertiesOf(Arn.parse(Properties['EventSourceArn'])['Fn::GetAtt'][0])?.['RedrivePolicy'],
);

test('OPS-01 every consumer of a queue can set aside a message that nobody can read', () => {
  expect(mappings.length).toBeGreaterThan(12);
  const missing = mappings.flatMap(({ Properties }) => {
    const { EventSourceArn, FunctionName } = Mapping.parse(Properties);
    const { RedrivePolicy } = Queue.parse(propertiesOf(EventSourceArn['Fn::GetAtt'][0]));
    const [dead] = RedrivePolicy.deadLetterTargetArn['Fn::GetAtt'];
    const target = Environment.safeParse(propertiesOf(FunctionName.Ref)).data?.Environment.Variables;
    const senders = statementsOn(dead).filter(({ Action }) => Action.includes('sqs:SendMessage'));
    const isAllowed = senders.some(({ by }) => FunctionName.Ref.startsWith(by));
    const isNamed = JSON.stringify(target?.DEAD_LETTERS ?? '').includes(`"Ref":"${dead}"`);
    return isNamed && isAllowed ? [] : [FunctionName.Ref];
  });
  expect(missing).toEqual([]);
});
