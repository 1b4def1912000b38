import { describe, expect, test } from '@jest/globals';
import type { Privileges } from './privileges.ts';
import { buildReport, type Explanation, formatReport } from './report.ts';

const TABLE = 'arn:aws:dynamodb:us-east-1:000000000000:table/Rows';
const role = 'Daybreak-dev-AlertsDeliverRoleD25D6670';
const grant = (action: string, leadingKeys: string | null, uses: number, resource = TABLE) => ({
  action,
  resource,
  leadingKeys,
  uses,
});
const product = (grants: Privileges['grants'], refused: Privileges['refused'] = []): Privileges[] => [
  { role, grants, refused },
];
const read = (uses: number) => grant('dynamodb:GetItem', 'JOB#*', uses);
const write = (uses: number) => grant('dynamodb:PutItem', 'JOB#*', uses);
const because = (explained: Partial<Explanation>): Explanation => ({
  role: 'AlertsDeliver',
  actions: ['dynamodb:PutItem'],
  reason: 'Only at night.',
  ...explained,
});

describe('reportOf', () => {
  test('OPS-02 lists permissions that no product of a run used, by construct', () => {
    const report = buildReport([product([read(1), write(0)]), product([read(0), write(0)])], []);
    expect(report).toMatchObject({ grants: 2, used: 1, denied: [], stale: [] });
    expect(report.unused).toEqual([{ role: 'AlertsDeliver', action: 'dynamodb:PutItem', on: 'JOB#*' }]);
    expect(formatReport(report)).toContain('    AlertsDeliver: dynamodb:PutItem on JOB#*');
  });

  test('OPS-02 lists denied calls', () => {
    const refused = [{ action: 'dynamodb:Scan', resource: TABLE, calls: 3 }];
    expect(buildReport([product([read(1)], refused)], []).denied).toEqual([
      { role: 'AlertsDeliver', action: 'dynamodb:Scan', on: TABLE },
    ]);
  });

  test.each([
    ['its role, action and keys', because({ on: ['JOB#*'] }), true],
    ['any role', because({ role: '*' }), true],
    ['any action', because({ actions: ['*'] }), true],
    ['other keys', because({ on: ['USER#*'] }), false],
    ['another action', because({ actions: ['dynamodb:DeleteItem'] }), false],
    ['another role', because({ role: 'AlertsDrain' }), false],
  ])('OPS-02 an explanation of %s', (_, explained, explains) => {
    const report = buildReport([product([write(0)])], [explained]);
    expect([report.unused.length, report.stale.length]).toEqual(explains ? [0, 0] : [1, 1]);
  });

  test('OPS-02 keeps explanations of permissions that only some runs use', () => {
    expect(buildReport([product([write(1)])], [because({})]).stale).toEqual([]);
  });

  test('OPS-02 matches secrets and streams across products despite different ARN suffixes', () => {
    const secret = (end: string, uses: number) =>
      grant('secretsmanager:GetSecretValue', null, uses, `arn:aws:secretsmanager:a:0:secret:Key-${end}`);
    const stream = (end: string, uses: number) =>
      grant('dynamodb:GetRecords', null, uses, `${TABLE}/stream/${end}`);
    const report = buildReport(
      [
        product([secret('abcdef', 1), stream('10:00', 0)]),
        product([secret('ghijkl', 0), stream('11:00', 2)]),
      ],
      [],
    );
    expect(report).toMatchObject({ grants: 2, used: 2, unused: [] });
  });
});
