import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { buildSchema, findBreakingChanges, parse, print, visit } from 'graphql';
import { ofType, resources, stacks, statements, statementsOn } from './fixtures/template.ts';
import { findUnwiredFields } from './platform/unwired-fields.ts';

describe('OPS-01 the template', () => {
  test('OPS-01 uses no custom resource but the site’s bucket deployment', () => {
    const custom = resources.filter(
      ({ Type }) => Type.startsWith('Custom::') || Type === 'AWS::CloudFormation::CustomResource',
    );
    expect(new Set(custom.map(({ Type }) => Type))).toEqual(new Set(['Custom::CDKBucketDeployment']));
  });

  test('OPS-01 uses no Lambda@Edge, exports, log retention resources, or reserved concurrency', () => {
    const text = stacks.map((stack) => stack.text).join();
    expect(text).not.toContain('LambdaFunctionAssociations');
    expect(text).not.toContain('Custom::LogRetention');
    expect(text).not.toContain('Custom::S3AutoDeleteObjects');
    expect(text).not.toContain('Custom::AWS');
    expect(text).not.toContain('"Export"');
    expect(text).not.toContain('Fn::ImportValue');
    expect(text).not.toContain('ReservedConcurrentExecutions');
    expect(ofType('AWS::CloudFront::Function')).toHaveLength(1);
  });

  test('OPS-01 has only ASCII in its settings, since CloudFormation shows the rest as question marks', () => {
    const code = new Set(['Code', 'FunctionCode', 'SourceMarkers', 'DashboardBody']);
    const settings = resources.map(({ id, Properties }) =>
      JSON.stringify({ id, Properties }, (name, value) => (code.has(name) ? undefined : value)),
    );
    expect(settings.filter((text) => /[^ -~]/.test(text))).toEqual([]);
  });

  test('OPS-01 retains stateful resources', () => {
    const stateful = ofType(
      'AWS::DynamoDB::GlobalTable',
      'AWS::DynamoDB::Table',
      'AWS::Cognito::UserPool',
      'AWS::S3::Bucket',
      'AWS::SecretsManager::Secret',
    );
    expect(stateful.length).toBeGreaterThanOrEqual(5);
    const retained = ['Retain', 'RetainExceptOnCreate'];
    const lost = stateful.filter(
      ({ DeletionPolicy = '', UpdateReplacePolicy }) =>
        !retained.includes(DeletionPolicy) || UpdateReplacePolicy !== 'Retain',
    );
    expect(lost.map(({ id }) => id)).toEqual([]);
  });

  test('OPS-01 gives every consumed queue a dead-letter queue, and every function its own log group', () => {
    const consumed = new Set(
      ofType('AWS::Lambda::EventSourceMapping').map(({ Properties }) =>
        JSON.stringify(Properties?.['EventSourceArn']),
      ),
    );
    const withoutDeadLetters = ofType('AWS::SQS::Queue').filter(
      ({ id, Properties }) =>
        consumed.has(JSON.stringify({ 'Fn::GetAtt': [id, 'Arn'] })) &&
        Properties?.['RedrivePolicy'] === undefined,
    );
    expect(withoutDeadLetters.map(({ id }) => id)).toEqual([]);
    const withoutLogGroup = ofType('AWS::Lambda::Function').filter(
      ({ id, Properties }) => !id.startsWith('CustomCDK') && Properties?.['LoggingConfig'] === undefined,
    );
    expect(withoutLogGroup.map(({ id }) => id)).toEqual([]);
  });

  test('OPS-01 contains no secret', () => {
    const variables = ofType('AWS::Lambda::Function').flatMap(({ Properties }) =>
      Object.entries((Properties?.['Environment'] as { Variables?: object } | undefined)?.Variables ?? {}),
    );
    const literal = variables.filter(
      ([name, value]) => /SECRET|PASSWORD|TOKEN/.test(name) && typeof value === 'string',
    );
    expect(literal).toEqual([]);
  });
});

describe('ING-03 a FIFO queue', () => {
  const fifo = ofType('AWS::SQS::Queue').filter(({ Properties }) => Properties?.['FifoQueue'] === true);
  const arnOf = (id: string) => JSON.stringify({ 'Fn::GetAtt': [id, 'Arn'] });

  test('ING-03 has a FIFO dead-letter queue, and drops duplicate messages', () => {
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

  test('ING-03 delivers one message at a time without a batching window, so that groups are processed in order', () => {
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

describe('OPS-02 least privilege', () => {
  test('OPS-02 no statement allows wildcard actions', () => {
    const withWildcards = statements.filter(({ Action }) => Action.some((action) => action.includes('*')));
    expect(withWildcards.map(({ by, Action }) => [by, Action])).toEqual([]);
  });

  test('OPS-02 only tracing and texts are allowed on all resources', () => {
    const onAllResources = statements
      .filter(({ Resource }) => Resource === '*')
      .flatMap(({ Action }) => Action);
    expect(new Set(onAllResources)).toEqual(
      new Set([
        'sms-voice:SendTextMessage',
        'sns:Publish',
        'xray:PutTelemetryRecords',
        'xray:PutTraceSegments',
      ]),
    );
  });

  test('OPS-02 every statement on rows is restricted to entities by leading keys, and none allows scans', () => {
    const onRows = statements.filter(({ Action }) =>
      Action.some((action) => /^dynamodb:(.*Item|Query|Scan|PartiQL.*)$/.test(action)),
    );
    expect(onRows.length).toBeGreaterThan(10);
    for (const { by, Action, Condition } of onRows) {
      expect([by, Action.includes('dynamodb:Scan')]).toEqual([by, false]);
      const keys = [Condition?.['ForAllValues:StringLike']?.['dynamodb:LeadingKeys'] ?? []].flat();
      expect([by, keys.length > 0 && keys.every((key) => /^[A-Z]+#\*$/.test(`${key}`))]).toEqual([by, true]);
    }
  });
});

describe('AI-01 the OpenAI key', () => {
  test('AI-01 is readable by the functions that call the API, of which only WritingWrite accesses rows', () => {
    const [key] = ofType('AWS::SecretsManager::Secret').filter(({ Properties }) =>
      JSON.stringify(Properties).includes('OpenAI'),
    );
    const readers = statementsOn(key?.id).map(({ by }) => by);
    expect(readers.sort()).toEqual(['LlmAnswer', 'LlmNow', 'WritingWrite']);
    const askStatements = statements.filter(({ by }) => readers.includes(by) && by.startsWith('Llm'));
    expect(
      askStatements.flatMap(({ Action }) => Action).filter((action) => action.startsWith('dynamodb:')),
    ).toEqual([]);
  });
});

/** The documented callers of each operation: V for visitors, U for signed-in users, S for staff only. */
const documentedCallers = Object.fromEntries(
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

describe('API-03 the GraphQL schema', () => {
  const contract = readFileSync('schema.graphql', 'utf8');
  const AWS = `scalar AWSDateTime scalar AWSEmail scalar AWSJSON directive @aws_api_key on OBJECT | FIELD_DEFINITION
    directive @aws_cognito_user_pools(cognito_groups: [String!]) on OBJECT | FIELD_DEFINITION `;

  test('API-03 has directives that match docs/who-may-call.tsv for every operation', () => {
    const directives = parse(contract).definitions.flatMap((definition) =>
      definition.kind === 'ObjectTypeDefinition' && ['Query', 'Mutation'].includes(definition.name.value)
        ? (definition.fields ?? []).map((field) => {
            const names = (field.directives ?? []).map((directive) => directive.name.value);
            const grouped = field.directives?.some((directive) =>
              print(directive).includes('(cognito_groups: ["staff"])'),
            );
            const who =
              (names.includes('aws_api_key') ? 'V' : '') +
              (names.includes('aws_cognito_user_pools') ? (grouped ? 'S' : 'U') : '');
            return [`${definition.name.value}.${field.name.value}`, who];
          })
        : [],
    );
    expect(Object.fromEntries(directives)).toEqual(documentedCallers);
    expect(contract).not.toContain('@aws_auth');
  });

  test('API-03 is uploaded whole, without descriptions and comments', () => {
    const [uploaded] = ofType('AWS::AppSync::GraphQLSchema');
    const definition = String(uploaded?.Properties['Definition']);
    const described: string[] = [];
    visit(parse(definition), {
      enter: (node) => void ('description' in node && node.description && described.push(print(node))),
    });

    expect(described).toEqual([]);
    expect(definition).not.toContain('#');
    expect(findBreakingChanges(buildSchema(AWS + contract), buildSchema(AWS + definition))).toEqual([]);
    expect(findBreakingChanges(buildSchema(AWS + definition), buildSchema(AWS + contract))).toEqual([]);
  });

  test('API-03 allows visitors on every type that a public operation returns', () => {
    const types = parse(contract).definitions.flatMap((definition) =>
      definition.kind === 'ObjectTypeDefinition' &&
      definition.directives?.some((directive) => directive.name.value === 'aws_api_key')
        ? [definition.name.value]
        : [],
    );
    const schema = buildSchema(AWS + contract);
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

  test('API-03 has a resolver for every operation, and no resolver without a field', () => {
    const small = 'type Query { a: Int b: Int }';
    expect(findUnwiredFields(new Set(['Query.a']), small)).toEqual([
      'schema.graphql: Query.b has no resolver.',
    ]);
    expect(findUnwiredFields(new Set(['Query.a', 'Query.b', 'Query.c']), small)).toEqual([
      'Query.c has a resolver but is not in schema.graphql.',
    ]);
    const joined = `${small} type T { d: Int e: Int }`;
    expect(findUnwiredFields(new Set(['Query.a', 'Query.b', 'T.d', 'T.f']), joined)).toEqual([
      'T.f has a resolver but is not in schema.graphql.',
    ]);
  });
});
