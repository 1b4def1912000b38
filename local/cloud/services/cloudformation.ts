import { AwsError } from '../gateway/aws-error.ts';
import type { AwsRequest, PermissionsOf, Service } from '../gateway/service.ts';
import type { CloudFormationAdmin, StackView } from './admin.ts';
import { serviceOf } from './operations.ts';
import { queryResponse } from './xml-response.ts';

const NAMESPACE = 'http://cloudformation.amazonaws.com/doc/2010-05-15/';

/** As many resources as CloudFormation lists in one page. */
const PAGE_SIZE = 100;

/** CloudFormation's read side: DescribeStacks and ListStackResources. */
export function createCloudFormation(): { service: Service; admin: CloudFormationAdmin } {
  const stacks = new Map<string, StackView>();
  let rewrite = (url: string) => url;

  const stackOf = ({ body }: AwsRequest) => {
    const form = new URLSearchParams(body.toString());
    const name = form.get('StackName') ?? '';
    const stack = stacks.get(name);
    if (!stack) throw new AwsError(400, 'ValidationError', `Stack with id ${name} does not exist`);
    return { name, stack, nextToken: Number(form.get('NextToken') ?? 0) };
  };

  return {
    service: serviceOf('CloudFormation', {
      async DescribeStacks(request) {
        const { name, stack } = stackOf(request);
        return queryResponse(request.action, NAMESPACE, {
          Stacks: { member: [describeStack(name, stack, rewrite)] },
        });
      },
      async ListStackResources(request) {
        const { stack, nextToken } = stackOf(request);
        return queryResponse(request.action, NAMESPACE, listResources(stack, nextToken));
      },
    }),
    admin: {
      rewriteAddresses: (rewriteWith) => {
        rewrite = rewriteWith;
      },
      register: (name, stack) => void stacks.set(name, stack),
      outputsOf: (name) => stacks.get(name)?.outputs,
      physicalIdsOf: (type) =>
        [...stacks.values()]
          .flatMap(({ resources }) => resources)
          .filter((one) => one.type === type)
          .map(({ physicalId }) => physicalId),
    },
  };
}

const describeStack = (
  StackName: string,
  { createdAt, outputs }: StackView,
  rewrite: (url: string) => string,
) => ({
  StackName,
  CreationTime: createdAt.toISOString(),
  StackStatus: 'CREATE_COMPLETE',
  Outputs: {
    member: Object.entries(outputs).map(([OutputKey, value]) => ({ OutputKey, OutputValue: rewrite(value) })),
  },
});

function listResources({ resources, createdAt }: StackView, from: number) {
  const member = resources.slice(from, from + PAGE_SIZE).map(({ logicalId, type, physicalId }) => ({
    LogicalResourceId: logicalId,
    PhysicalResourceId: physicalId,
    ResourceType: type,
    LastUpdatedTimestamp: createdAt.toISOString(),
    ResourceStatus: 'CREATE_COMPLETE',
  }));
  const next = from + PAGE_SIZE < resources.length ? { NextToken: String(from + PAGE_SIZE) } : {};
  return { StackResourceSummaries: { member }, ...next };
}

/** Asks for `*`: the stack's id, which a policy could name, is made up by CloudFormation. */
export const cloudFormationPermissions: PermissionsOf = ({ action }) => [
  { action: `cloudformation:${action}`, resource: '*' },
];
