import type { PolicyStatement } from '../gateway/principal.ts';
import type { FunctionDefinition } from '../lambda/function-definition.ts';
import type { Asset } from '../template/assembly.ts';
import type { GraphqlParts } from './appsync.ts';
import type { BucketDeployment } from './bucket-deployment.ts';
import type { EdgeParts } from './cloudfront.ts';
import type { UserPoolParts } from './cognito.ts';
import type { EventSourceMapping } from './event-source-mapping.ts';
import type { HttpApiParts } from './http-api.ts';
import type { FunctionGrant } from './lambda.ts';
import type { Delivery, ResourcePolicy } from './resource-policy.ts';
import type { BucketNotification } from './s3.ts';
import type { ScheduleParts } from './schedule.ts';

/** A role, with what all its policies together say. */
export interface Role {
  name: string;
  arn: string;
  statements: PolicyStatement[];
}

/** A function, before its environment has been completed. */
export interface DeclaredFunction extends Omit<FunctionDefinition, 'environment'> {
  logicalId: string;
  roleArn: string;
  logGroup: string;
  /** The template's own variables. */
  variables: Record<string, string>;
}

/** Everything a template declares that this process itself brings to life, collected resource by resource. */
export interface Inventory {
  /** By ARN. */
  roles: Map<string, Role>;
  /** The template's own managed policies, by ARN. */
  managedPolicies: Map<string, PolicyStatement[]>;
  /** By name. */
  functions: Map<string, DeclaredFunction>;
  grants: FunctionGrant[];
  /** By the ARN of the queue, bucket or topic. */
  resourcePolicies: Map<string, ResourcePolicy[]>;
  buckets: string[];
  notifications: BucketNotification[];
  /** Queue ARN by queue URL. */
  queues: Map<string, string>;
  /** ARNs of queues that take what failed elsewhere. */
  deadLetterQueues: Set<string>;
  deliveries: Delivery[];
  /** Stream ARN by table name. */
  streams: Map<string, string>;
  mappings: EventSourceMapping[];
  schedules: ScheduleParts[];
  /** By pool id. */
  pools: Map<string, UserPoolParts>;
  /** By API id. */
  graphqlApis: Map<string, GraphqlParts>;
  /** By API id. */
  httpApis: Map<string, HttpApiParts>;
  edge: EdgeParts;
  deployments: BucketDeployment[];
  /** By object key in the asset bucket. */
  assets: ReadonlyMap<string, Asset>;
}

/** An inventory with nothing in it. */
export function emptyInventory(assets: ReadonlyMap<string, Asset>): Inventory {
  return {
    roles: new Map(),
    managedPolicies: new Map(),
    functions: new Map(),
    grants: [],
    resourcePolicies: new Map(),
    buckets: [],
    notifications: [],
    queues: new Map(),
    deadLetterQueues: new Set(),
    deliveries: [],
    streams: new Map(),
    mappings: [],
    schedules: [],
    pools: new Map(),
    graphqlApis: new Map(),
    httpApis: new Map(),
    edge: {
      distributions: [],
      functions: new Map(),
      responseHeaders: new Map(),
      cachePolicies: new Map(),
      originRequestPolicies: new Map(),
    },
    deployments: [],
    assets,
  };
}
