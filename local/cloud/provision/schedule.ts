import { z } from 'zod';
import { parseScheduleExpression } from '../events/schedule-expression.ts';
import type { Schedule } from '../events/schedules.ts';
import { arn } from '../template/environment.ts';
import { assertAccepted } from './accepted.ts';
import { physicalName } from './names.ts';
import { type Provisioner, parseProperties } from './provisioner.ts';
import type { Roles } from './roles.ts';
import { assertRoleTrusts } from './trust-policy.ts';

export interface ScheduleTarget {
  arn: string;
  roleArn: string;
  input: string | undefined;
}

export interface DeclaredSchedule extends Omit<Schedule, 'input' | 'deliver'> {
  target: ScheduleTarget;
}

export interface Schedules {
  schedules: DeclaredSchedule[];
}

const scheduleProperties = z.object({
  Name: z.string().optional(),
  GroupName: z.string().default('default'),
  ScheduleExpression: z.string(),
  ScheduleExpressionTimezone: z.string().default('UTC'),
  State: z.enum(['ENABLED', 'DISABLED']).default('ENABLED'),
  Target: z.object({
    Arn: z.string().regex(/^arn:aws:lambda:/, 'Only functions are supported as targets.'),
    RoleArn: z.string(),
    Input: z.string().optional(),
    DeadLetterConfig: z.undefined({ error: 'Dead-letter queues are not supported.' }).optional(),
  }),
});

/** AWS::Scheduler::Schedule. */
export const schedule: Provisioner<Schedules & Roles> = (resource, { inventory }) => {
  const { stackName, logicalId } = resource;
  const properties = parseProperties(scheduleProperties, resource);
  const { GroupName, ScheduleExpression, ScheduleExpressionTimezone, State, Target } = properties;
  const name = properties.Name ?? physicalName(stackName, logicalId, 64);
  assertAccepted('scheduler', 'CreateSchedule', { Name: name, ...resource.properties }, logicalId);
  const scheduleArn = arn('scheduler', `schedule/${GroupName}/${name}`);
  // The source is the group, not the schedule:
  // https://docs.aws.amazon.com/scheduler/latest/UserGuide/cross-service-confused-deputy-prevention.html
  const assumption = {
    service: 'scheduler.amazonaws.com',
    sourceArn: arn('scheduler', `schedule-group/${GroupName}`),
    refusal: 'The execution role you provide must allow AWS EventBridge Scheduler to assume the role.',
  };
  assertRoleTrusts(inventory, Target.RoleArn, assumption, logicalId);
  inventory.schedules.push({
    name,
    logicalId,
    arn: scheduleArn,
    expression: ScheduleExpression,
    enabled: State === 'ENABLED',
    next: parseScheduleExpression(ScheduleExpression, ScheduleExpressionTimezone),
    target: { arn: Target.Arn, roleArn: Target.RoleArn, input: Target.Input },
  });
  return { ref: name, attributes: { Arn: scheduleArn } };
};
