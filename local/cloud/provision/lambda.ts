import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { FunctionDefinition } from '../lambda/function-definition.ts';
import type { Assembly, Asset } from '../template/assembly.ts';
import { arn, nameOfArn } from '../template/environment.ts';
import { physicalName } from './names.ts';
import { type ProvisionContext, type Provisioner, parseProperties, type Resource } from './provisioner.ts';
import type { Roles } from './roles.ts';
import { assertRoleTrusts } from './trust-policy.ts';

/** An AWS::Lambda::Permission. */
export interface FunctionGrant {
  functionName: string;
  /** Such as 'apigateway.amazonaws.com'. */
  principal: string;
  sourceArn: string | undefined;
  sourceAccount: string | undefined;
}

/** A function without the variables that Lambda adds to its environment. */
export interface DeclaredFunction extends Omit<FunctionDefinition, 'environment'> {
  logicalId: string;
  roleArn: string;
  logGroup: string;
  /** The template's own variables. */
  variables: Record<string, string>;
}

export interface Functions {
  /** By name. */
  functions: Map<string, DeclaredFunction>;
  grants: FunctionGrant[];
}

type Assets = Pick<Assembly, 'assets'>;

const codeProperties = z.union([
  z.object({ ZipFile: z.string() }),
  z.object({ S3Bucket: z.string(), S3Key: z.string() }),
]);

const functionProperties = z.object({
  FunctionName: z.string().optional(),
  Runtime: z.string().regex(/^nodejs\d+\.x$/, 'Only Node.js functions are supported.'),
  Handler: z.string(),
  Code: codeProperties,
  Role: z.string(),
  MemorySize: z.number().default(128),
  Timeout: z.number().default(3),
  Environment: z.object({ Variables: z.record(z.string(), z.coerce.string()) }).default({ Variables: {} }),
  ReservedConcurrentExecutions: z.number().optional(),
  DeadLetterConfig: z.undefined({ error: 'Dead-letter queues of functions are not supported.' }).optional(),
  LoggingConfig: z.object({ LogGroup: z.string().optional() }).optional(),
  Layers: z
    .array(z.string())
    .max(0, 'Layers are not supported. Bundle the code into the function.')
    .optional(),
});

const permissionProperties = z.object({
  Action: z.literal('lambda:InvokeFunction'),
  FunctionName: z.string(),
  Principal: z.string(),
  SourceAccount: z.string().optional(),
  SourceArn: z.string().optional(),
});

function codeFolder(
  code: z.infer<typeof codeProperties>,
  { logicalId }: Resource,
  { inlineFolder, inventory }: ProvisionContext<Assets>,
): string {
  if ('ZipFile' in code) {
    const folder = join(inlineFolder, logicalId);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'index.js'), code.ZipFile);
    return folder;
  }
  const asset: Asset | undefined = inventory.assets.get(code.S3Key);
  if (asset?.packaging !== 'zip') throw new Error(`${logicalId}: the assembly has no asset ${code.S3Key}.`);
  return asset.path;
}

/**
 * The limit of a function's variables as JSON: https://docs.aws.amazon.com/lambda/latest/dg/gettingstarted-limits.html
 */
const MAX_ENVIRONMENT_BYTES = 4_096;

function assertEnvironmentSize(variables: Record<string, string>, logicalId: string): void {
  const measured = JSON.stringify(variables);
  if (Buffer.byteLength(measured) > MAX_ENVIRONMENT_BYTES)
    throw new Error(
      `${logicalId}: Lambda was unable to configure your environment variables because the environment variables you have provided exceeded the 4KB limit. String measured: ${measured}`,
    );
}

/** AWS::Lambda::Function. */
export const lambdaFunction: Provisioner<Functions & Roles & Assets> = (resource, context) => {
  const properties = parseProperties(functionProperties, resource);
  assertEnvironmentSize(properties.Environment.Variables, resource.logicalId);
  // Lambda sends neither aws:SourceArn nor aws:SourceAccount for execution roles, so conditions on them fail.
  const assumption = {
    service: 'lambda.amazonaws.com',
    sourceArn: null,
    refusal: 'The role defined for the function cannot be assumed by Lambda.',
  };
  assertRoleTrusts(context.inventory, properties.Role, assumption, resource.logicalId);
  const name = properties.FunctionName ?? physicalName(resource.stackName, resource.logicalId, 64);
  const functionArn = arn('lambda', `function:${name}`);
  context.inventory.functions.set(name, {
    name,
    arn: functionArn,
    logicalId: resource.logicalId,
    roleArn: properties.Role,
    codeFolder: codeFolder(properties.Code, resource, context),
    handler: properties.Handler,
    variables: properties.Environment.Variables,
    logGroup: properties.LoggingConfig?.LogGroup ?? `/aws/lambda/${name}`,
    memoryMb: properties.MemorySize,
    timeoutSeconds: properties.Timeout,
    reservedConcurrency: properties.ReservedConcurrentExecutions,
  });
  return { ref: name, attributes: { Arn: functionArn } };
};

/** AWS::Lambda::Permission. */
export const permission: Provisioner<Functions> = (resource, { inventory }) => {
  const { FunctionName, Principal, SourceArn, SourceAccount } = parseProperties(
    permissionProperties,
    resource,
  );
  inventory.grants.push({
    functionName: nameOfArn(FunctionName),
    principal: Principal,
    sourceArn: SourceArn,
    sourceAccount: SourceAccount,
  });
  return { ref: resource.logicalId, attributes: { Id: resource.logicalId } };
};
