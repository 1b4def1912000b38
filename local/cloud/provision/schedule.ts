import { z } from 'zod';
import { type NextTime, parseScheduleExpression } from '../events/schedule-expression.ts';
import { arn } from '../template/environment.ts';
import type { DeadLetterQueues } from './dead-letter-queues.ts';
import type { Roles } from './iam.ts';
import { physicalName } from './names.ts';
import { type Provision, readProperties } from './resource-type.ts';
import { demandTrust } from './trust-policy.ts';

/** A schedule's target: a function or a queue. Without a role, the function's own policy must let EventBridge in. */
export interface ScheduleTarget {
  arn: string;
  roleArn: string | undefined;
  input: string | undefined;
}

/** An AWS::Scheduler::Schedule, or one target of a rule with a schedule. */
export interface ScheduleParts {
  name: string;
  logicalId: string;
  arn: string;
  service: 'scheduler' | 'events';
  expression: string;
  enabled: boolean;
  next: NextTime;
  target: ScheduleTarget;
}

/** The inventory of schedules. */
export interface Schedules {
  schedules: ScheduleParts[];
}

const deadLetters = z.object({ Arn: z.string() }).optional();

const scheduleProperties = z.object({
  Name: z.string().optional(),
  GroupName: z.string().default('default'),
  ScheduleExpression: z.string(),
  ScheduleExpressionTimezone: z.string().default('UTC'),
  State: z.enum(['ENABLED', 'DISABLED']).default('ENABLED'),
  Target: z.object({
    Arn: z.string().regex(/^arn:aws:(lambda|sqs):/, 'only functions and queues are targets here'),
    RoleArn: z.string(),
    Input: z.string().optional(),
    DeadLetterConfig: deadLetters,
  }),
});

const ruleProperties = z.object({
  Name: z.string().optional(),
  ScheduleExpression: z.string({ error: 'rules on events are not played here, only rules on a schedule' }),
  State: z.enum(['ENABLED', 'DISABLED']).default('ENABLED'),
  Targets: z
    .array(
      z.object({
        Arn: z.string().regex(/^arn:aws:lambda:/, 'only functions are targets of rules here'),
        Id: z.string(),
        Input: z.string().optional(),
        DeadLetterConfig: deadLetters,
      }),
    )
    .max(1, 'a rule has one target here'),
});

/** AWS::Scheduler::Schedule. */
export const schedule: Provision<Schedules & Roles & DeadLetterQueues> = (resource, { inventory }) => {
  const { stackName, logicalId } = resource;
  const properties = readProperties(scheduleProperties, resource);
  const { GroupName, ScheduleExpression, ScheduleExpressionTimezone, State, Target } = properties;
  const name = properties.Name ?? physicalName(stackName, logicalId, 64);
  const scheduleArn = arn('scheduler', `schedule/${GroupName}/${name}`);
  // The group is the source, not the schedule:
  // https://docs.aws.amazon.com/scheduler/latest/UserGuide/cross-service-confused-deputy-prevention.html
  const assumption = {
    service: 'scheduler.amazonaws.com',
    sourceArn: arn('scheduler', `schedule-group/${GroupName}`),
    refusal: 'The execution role you provide must allow AWS EventBridge Scheduler to assume the role.',
  };
  demandTrust(inventory, Target.RoleArn, assumption, logicalId);
  if (Target.DeadLetterConfig) inventory.deadLetterQueues.add(Target.DeadLetterConfig.Arn);
  inventory.schedules.push({
    name,
    logicalId,
    arn: scheduleArn,
    service: 'scheduler',
    expression: ScheduleExpression,
    enabled: State === 'ENABLED',
    next: parseScheduleExpression(ScheduleExpression, ScheduleExpressionTimezone),
    target: { arn: Target.Arn, roleArn: Target.RoleArn, input: Target.Input },
  });
  return { ref: name, attributes: { Arn: scheduleArn } };
};

/** AWS::Scheduler::ScheduleGroup. */
export const scheduleGroup: Provision = ({ stackName, logicalId, properties }) => {
  const name = String(properties['Name'] ?? physicalName(stackName, logicalId, 64));
  return { ref: name, attributes: { Arn: arn('scheduler', `schedule-group/${name}`), State: 'ACTIVE' } };
};

/** AWS::Events::Rule. */
export const rule: Provision<Schedules & DeadLetterQueues> = (resource, { inventory }) => {
  const { stackName, logicalId } = resource;
  const { Name, ScheduleExpression, State, Targets } = readProperties(ruleProperties, resource);
  const name = Name ?? physicalName(stackName, logicalId, 64);
  const ruleArn = arn('events', `rule/${name}`);
  for (const { Arn, Input, DeadLetterConfig } of Targets) {
    if (DeadLetterConfig) inventory.deadLetterQueues.add(DeadLetterConfig.Arn);
    inventory.schedules.push({
      name,
      logicalId,
      arn: ruleArn,
      service: 'events',
      expression: ScheduleExpression,
      enabled: State === 'ENABLED',
      next: parseScheduleExpression(ScheduleExpression),
      target: { arn: Arn, roleArn: undefined, input: Input },
    });
  }
  return { ref: name, attributes: { Arn: ruleArn } };
};
