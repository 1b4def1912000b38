import type { Assembly } from '../template/assembly.ts';
import type { GraphqlApis } from './appsync.ts';
import type { BucketDeployments } from './bucket-deployment.ts';
import type { Edge } from './cloudfront.ts';
import type { Alarms } from './cloudwatch.ts';
import type { UserPools } from './cognito.ts';
import type { TableStreams } from './dynamodb.ts';
import type { EventSourceMappings } from './event-source-mapping.ts';
import type { Firewalls } from './firewall.ts';
import type { HttpApis } from './http-api.ts';
import type { Functions } from './lambda.ts';
import type { Deliveries, ResourcePolicies, TopicKeys } from './resource-policy.ts';
import type { Roles } from './roles.ts';
import type { Buckets } from './s3.ts';
import type { Schedules } from './schedule.ts';
import type { Queues } from './sqs.ts';

/** The resources that this process implements, as opposed to a service. */
export type Inventory = Roles &
  Functions &
  ResourcePolicies &
  TopicKeys &
  Buckets &
  Queues &
  Alarms &
  Deliveries &
  TableStreams &
  EventSourceMappings &
  Schedules &
  UserPools &
  Firewalls &
  GraphqlApis &
  HttpApis &
  Edge &
  BucketDeployments &
  Pick<Assembly, 'assets'>;

export function emptyInventory(assets: Assembly['assets']): Inventory {
  return {
    roles: new Map(),
    functions: new Map(),
    grants: [],
    resourcePolicies: new Map(),
    topicKeys: new Map(),
    buckets: [],
    notifications: [],
    queues: new Map(),
    alarms: [],
    deadLetterQueues: new Set(),
    deliveries: [],
    streams: new Map(),
    mappings: [],
    schedules: [],
    pools: new Map(),
    webAcls: new Map(),
    webAclArns: new Map(),
    graphqlApis: new Map(),
    httpApis: new Map(),
    edge: {
      distributions: [],
      functions: new Map(),
      responseHeaders: new Map(),
      cachePolicies: new Map(),
    },
    deployments: [],
    assets,
  };
}
