import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { FunctionDefinition } from '../lambda/function-definition.ts';
import type { Assembly, Asset } from '../template/assembly.ts';
import { arn, nameOfArn } from '../template/environment.ts';
import type { Roles } from './iam.ts';
import { physicalName } from './names.ts';
import { type Ground, type Provision, type Resource, readProperties } from './resource-type.ts';
import { demandTrust } from './trust-policy.ts';

/** Who, apart from roles, may invoke a function: an AWS::Lambda::Permission. */
export interface FunctionGrant {
  functionName: string;
  /** 'apigateway.amazonaws.com', or an account. */
  principal: string;
  sourceArn: string | undefined;
  sourceAccount: string | undefined;
}

/** A function, before its environment has been completed. */
export interface DeclaredFunction extends Omit<FunctionDefinition, 'environment'> {
  logicalId: string;
  roleArn: string;
  logGroup: string;
  /** The template's own variables. */
  variables: Record<string, string>;
}

/** The inventory of functions. */
export interface Functions {
  /** By name. */
  functions: Map<string, DeclaredFunction>;
  grants: FunctionGrant[];
}

type Assets = Pick<Assembly, 'assets'>;

const code = z.union([
  z.object({ ZipFile: z.string() }),
  z.object({ S3Bucket: z.string(), S3Key: z.string() }),
]);

const functionProperties = z.object({
  FunctionName: z.string().optional(),
  Runtime: z.string().regex(/^nodejs\d+\.x$/, 'only Node.js functions are run here'),
  Handler: z.string(),
  Code: code,
  Role: z.string(),
  MemorySize: z.number().default(128),
  Timeout: z.number().default(3),
  Environment: z.object({ Variables: z.record(z.string(), z.coerce.string()) }).default({ Variables: {} }),
  ReservedConcurrentExecutions: z.number().optional(),
  DeadLetterConfig: z.undefined({ error: 'dead-letter queues of functions are not supported' }).optional(),
  LoggingConfig: z.object({ LogGroup: z.string().optional() }).optional(),
  Layers: z
    .array(z.string())
    .max(0, 'layers are not played here: bundle the code into the function')
    .optional(),
});

const permissionProperties = z.object({
  Action: z.literal('lambda:InvokeFunction'),
  FunctionName: z.string(),
  Principal: z.string(),
  SourceAccount: z.string().optional(),
  SourceArn: z.string().optional(),
});

const versionProperties = z.object({ FunctionName: z.string(), Name: z.string().default('1') });

function codeFolder(
  given: z.infer<typeof code>,
  { logicalId }: Resource,
  { inlineFolder, inventory }: Ground<Assets>,
): string {
  if ('ZipFile' in given) {
    const folder = join(inlineFolder, logicalId);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'index.js'), given.ZipFile);
    return folder;
  }
  const asset: Asset | undefined = inventory.assets.get(given.S3Key);
  if (asset?.packaging !== 'zip') throw new Error(`${logicalId}: the assembly has no bundle ${given.S3Key}.`);
  return asset.path;
}

/** All variables of a function together, as JSON: https://docs.aws.amazon.com/lambda/latest/dg/gettingstarted-limits.html */
const ENVIRONMENT_BYTES = 4_096;

function demandSmallEnvironment(variables: Record<string, string>, logicalId: string): void {
  const measured = JSON.stringify(variables);
  if (Buffer.byteLength(measured) > ENVIRONMENT_BYTES)
    throw new Error(
      `${logicalId}: Lambda was unable to configure your environment variables because the environment variables you have provided exceeded the 4KB limit. String measured: ${measured}`,
    );
}

/** AWS::Lambda::Function. */
export const lambdaFunction: Provision<Functions & Roles & Assets> = (resource, ground) => {
  const properties = readProperties(functionProperties, resource);
  demandSmallEnvironment(properties.Environment.Variables, resource.logicalId);
  // Lambda documents no aws:SourceArn and no aws:SourceAccount for execution roles, so a condition on them fails here.
  const assumption = {
    service: 'lambda.amazonaws.com',
    sourceArn: null,
    refusal: 'The role defined for the function cannot be assumed by Lambda.',
  };
  demandTrust(ground.inventory, properties.Role, assumption, resource.logicalId);
  const name = properties.FunctionName ?? physicalName(resource.stackName, resource.logicalId, 64);
  const functionArn = arn('lambda', `function:${name}`);
  ground.inventory.functions.set(name, {
    name,
    arn: functionArn,
    logicalId: resource.logicalId,
    roleArn: properties.Role,
    codeFolder: codeFolder(properties.Code, resource, ground),
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
export const permission: Provision<Functions> = (resource, { inventory }) => {
  const { FunctionName, Principal, SourceArn, SourceAccount } = readProperties(
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

/** AWS::Lambda::Version and AWS::Lambda::Alias: names of the one code there is. */
export const functionVersion: Provision = (resource) => {
  const { FunctionName, Name } = readProperties(versionProperties, resource);
  const ref = `${FunctionName.startsWith('arn:') ? FunctionName : arn('lambda', `function:${FunctionName}`)}:${Name}`;
  return { ref, attributes: { Version: '1', AliasArn: ref, FunctionArn: ref } };
};
