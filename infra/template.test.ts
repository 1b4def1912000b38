import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { buildSchema, parse, print } from 'graphql';
import { ofType, resources, rights, rightsOn } from './fixtures/synthesized.ts';
import { assertWired } from './house/wiring.ts';

describe('OPS-01 the template stays plain', () => {
  test('OPS-01 one stack holds fewer than 450 resources', () => {
    expect(resources.length).toBeGreaterThan(100);
    expect(resources.length).toBeLessThan(450);
  });

  test('OPS-01 the site’s bucket deployment is the only custom resource', () => {
    const custom = resources.filter(
      ({ Type }) => Type.startsWith('Custom::') || Type === 'AWS::CloudFormation::CustomResource',
    );
    expect(new Set(custom.map(({ Type }) => Type))).toEqual(new Set(['Custom::CDKBucketDeployment']));
  });

  test('OPS-01 nothing is used that the house does without: edge functions, exports, log retention', () => {
    const text = readFileSync('cdk.out/Daybreak-dev.template.json', 'utf8');
    expect(text).not.toContain('LambdaFunctionAssociations');
    expect(text).not.toContain('Custom::LogRetention');
    expect(text).not.toContain('Custom::S3AutoDeleteObjects');
    expect(text).not.toContain('Custom::AWS');
    expect(text).not.toContain('"Export"');
    expect(text).not.toContain('Fn::ImportValue');
    expect(text).not.toContain('ReservedConcurrentExecutions');
    expect(ofType('AWS::CloudFront::Function')).toHaveLength(1);
  });

  test('OPS-01 whatever holds state survives the stack', () => {
    const stateful = ofType(
      'AWS::DynamoDB::GlobalTable',
      'AWS::DynamoDB::Table',
      'AWS::Cognito::UserPool',
      'AWS::S3::Bucket',
      'AWS::SecretsManager::Secret',
    );
    expect(stateful.length).toBeGreaterThanOrEqual(5);
    const kept = ['Retain', 'RetainExceptOnCreate'];
    const lost = stateful.filter(
      ({ DeletionPolicy = '', UpdateReplacePolicy }) =>
        !kept.includes(DeletionPolicy) || UpdateReplacePolicy !== 'Retain',
    );
    expect(lost.map(({ id }) => id)).toEqual([]);
  });

  test('OPS-01 every queue that is consumed has a dead-letter queue, and every function a log group of its own', () => {
    const consumed = new Set(
      ofType('AWS::Lambda::EventSourceMapping').map(({ Properties }) =>
        JSON.stringify(Properties?.['EventSourceArn']),
      ),
    );
    const bare = ofType('AWS::SQS::Queue').filter(
      ({ id, Properties }) =>
        consumed.has(JSON.stringify({ 'Fn::GetAtt': [id, 'Arn'] })) &&
        Properties?.['RedrivePolicy'] === undefined,
    );
    expect(bare.map(({ id }) => id)).toEqual([]);
    const silent = ofType('AWS::Lambda::Function').filter(
      ({ id, Properties }) => !id.startsWith('CustomCDK') && Properties?.['LoggingConfig'] === undefined,
    );
    expect(silent.map(({ id }) => id)).toEqual([]);
  });

  test('OPS-01 no secret stands in the template', () => {
    const variables = ofType('AWS::Lambda::Function').flatMap(({ Properties }) =>
      Object.entries((Properties?.['Environment'] as { Variables?: object } | undefined)?.Variables ?? {}),
    );
    const literal = variables.filter(
      ([name, value]) => /SECRET|PASSWORD|TOKEN/.test(name) && typeof value === 'string',
    );
    expect(literal).toEqual([]);
  });
});

describe('ING-03 a queue in groups', () => {
  const fifo = ofType('AWS::SQS::Queue').filter(({ Properties }) => Properties?.['FifoQueue'] === true);
  const arnOf = (id: string) => JSON.stringify({ 'Fn::GetAtt': [id, 'Arn'] });

  test('ING-03 has a dead-letter queue in groups, and takes a message that is already there once', () => {
    const dead = fifo.filter(({ Properties }) => Properties?.['RedrivePolicy'] === undefined);
    const live = fifo.filter(({ Properties }) => Properties?.['RedrivePolicy'] !== undefined);
    expect(live.length).toBeGreaterThan(0);
    expect(live.map(({ Properties }) => Properties?.['ContentBasedDeduplication'])).toEqual(
      live.map(() => true),
    );
    const targets = live.map(({ Properties }) =>
      JSON.stringify(Object(Properties?.['RedrivePolicy']).deadLetterTargetArn),
    );
    expect(targets.sort()).toEqual(dead.map(({ id }) => arnOf(id)).sort());
  });

  test('ING-03 hands over one message at a time and without a window, so that a group is a lane', () => {
    const arns = fifo.map(({ id }) => arnOf(id));
    const mappings = ofType('AWS::Lambda::EventSourceMapping').filter(({ Properties }) =>
      arns.includes(JSON.stringify(Properties?.['EventSourceArn'])),
    );
    expect(mappings).toHaveLength(1);
    for (const { Properties } of mappings) {
      expect(Properties).toMatchObject({ BatchSize: 1 });
      expect(Properties).not.toHaveProperty('MaximumBatchingWindowInSeconds');
    }
  });
});

const list = (value: unknown): unknown[] => [value].flat();

describe('OPS-02 least privilege', () => {
  test('OPS-02 no role may do a whole family of actions', () => {
    const wild = rights.filter(({ Action }) => Action.some((action) => action.includes('*')));
    expect(wild.map(({ by, Action }) => [by, Action])).toEqual([]);
  });

  test('OPS-02 only tracing is allowed on every resource, and texts, whose number AWS chooses or a pool sends', () => {
    const everywhere = rights.filter(({ Resource }) => Resource === '*').flatMap(({ Action }) => Action);
    expect(new Set(everywhere)).toEqual(
      new Set([
        'sms-voice:SendTextMessage',
        'sns:Publish',
        'xray:PutTelemetryRecords',
        'xray:PutTraceSegments',
      ]),
    );
  });

  test('OPS-02 every right on the table’s rows is confined to entities by leading keys; nobody may scan', () => {
    const onRows = rights.filter(({ Action }) =>
      Action.some((action) => /^dynamodb:(.*Item|Query|Scan|PartiQL.*)$/.test(action)),
    );
    expect(onRows.length).toBeGreaterThan(10);
    for (const { by, Action, Condition } of onRows) {
      expect([by, Action.includes('dynamodb:Scan')]).toEqual([by, false]);
      const keys = list(Condition?.['ForAllValues:StringLike']?.['dynamodb:LeadingKeys'] ?? []);
      expect([by, keys.length > 0 && keys.every((key) => /^[A-Z]+#\*$/.test(`${key}`))]).toEqual([by, true]);
    }
  });
});

describe('AI-01 the key of the provider of models', () => {
  test('AI-01 is read by the functions that ask; of those only the one that writes touches rows', () => {
    const [key] = ofType('AWS::SecretsManager::Secret').filter(({ Properties }) =>
      JSON.stringify(Properties).includes('OpenAI'),
    );
    const readers = rightsOn(key?.id).map(({ by }) => by);
    expect(readers.sort()).toEqual(['AiAnswer', 'AiNow', 'WritingWrite']);
    const asking = rights.filter(({ by }) => readers.includes(by) && by.startsWith('Ai'));
    expect(asking.flatMap(({ Action }) => Action).filter((action) => action.startsWith('dynamodb:'))).toEqual(
      [],
    );
  });
});

/** The written table of who may call what, as the directives say it: V a visitor, U a signed-in user, S staff only. */
const whoMayCall = Object.fromEntries(
  readFileSync('docs/who-may-call.tsv', 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [operation, visitor, owner, , staff] = line.split('\t');
      const signedIn = owner === 'yes' ? 'U' : staff === 'yes' ? 'S' : '';
      return [operation, (visitor === 'yes' ? 'V' : '') + signedIn];
    }),
);

describe('API-03 the contract and who may call it', () => {
  const contract = readFileSync('schema.graphql', 'utf8');

  test('API-03 every operation stands in the table of who may call what, with the directives that say the same', () => {
    const directives = parse(contract).definitions.flatMap((definition) =>
      definition.kind === 'ObjectTypeDefinition' && ['Query', 'Mutation'].includes(definition.name.value)
        ? (definition.fields ?? []).map((field) => {
            const names = (field.directives ?? []).map((directive) => directive.name.value);
            const grouped = field.directives?.some((one) =>
              print(one).includes('(cognito_groups: ["staff"])'),
            );
            const who =
              (names.includes('aws_api_key') ? 'V' : '') +
              (names.includes('aws_cognito_user_pools') ? (grouped ? 'S' : 'U') : '');
            return [`${definition.name.value}.${field.name.value}`, who];
          })
        : [],
    );
    expect(Object.fromEntries(directives)).toEqual(whoMayCall);
    expect(contract).not.toContain('@aws_auth');
  });

  test('API-03 everything a visitor’s answer is made of admits visitors', () => {
    const types = parse(contract).definitions.flatMap((definition) =>
      definition.kind === 'ObjectTypeDefinition' &&
      definition.directives?.some((directive) => directive.name.value === 'aws_api_key')
        ? [definition.name.value]
        : [],
    );
    const schema = buildSchema(
      `scalar AWSDateTime scalar AWSEmail scalar AWSJSON directive @aws_api_key on OBJECT | FIELD_DEFINITION
       directive @aws_cognito_user_pools(cognito_groups: [String!]) on OBJECT | FIELD_DEFINITION ${contract}`,
    );
    const reached = new Set<string>();
    const visit = (name: string) => {
      const type = schema.getType(name);
      if (!type || reached.has(name) || !('getFields' in type)) return;
      reached.add(name);
      for (const field of Object.values(type.getFields())) visit(String(field.type).replace(/[[\]!]/g, ''));
    };
    visit('JobPage');
    expect([...reached].filter((name) => !types.includes(name))).toEqual([]);
  });

  test('API-03 a field without a resolver, or a resolver without a field, stops the synth by name', () => {
    const small = 'type Query { a: Int b: Int }';
    expect(assertWired(new Set(['Query.a']), small)).toEqual(['schema.graphql: Query.b has no resolver.']);
    expect(assertWired(new Set(['Query.a', 'Query.b', 'Query.c']), small)).toEqual([
      'Query.c is resolved and not in schema.graphql.',
    ]);
    const joined = `${small} type T { d: Int e: Int }`;
    expect(assertWired(new Set(['Query.a', 'Query.b', 'T.d', 'T.f']), joined)).toEqual([
      'T.f is resolved and not in schema.graphql.',
    ]);
  });
});
