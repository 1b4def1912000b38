import { randomUUID } from 'node:crypto';
import { AwsError, xmlDocument } from '../gateway/aws-error.ts';
import type { PermissionsOf, Service } from '../gateway/service.ts';
import type { CloudFormationAdmin, StackView } from './admin.ts';

const NAMESPACE = 'http://cloudformation.amazonaws.com/doc/2010-05-15/';

/** As many as CloudFormation lists at once. */
const PAGE = 100;

/** Reading what is deployed: DescribeStacks and ListStackResources. */
export function cloudFormationControl(): { service: Service; admin: CloudFormationAdmin } {
  const stacks = new Map<string, StackView>();
  let address = (url: string) => url;
  const answer = (action: string, result: object) => {
    const body = xmlDocument({
      [`${action}Response`]: {
        '@_xmlns': NAMESPACE,
        [`${action}Result`]: result,
        ResponseMetadata: { RequestId: randomUUID() },
      },
    });
    return { status: 200, headers: { 'content-type': 'text/xml' }, body };
  };
  return {
    async service({ action, body }) {
      const form = new URLSearchParams(body.toString());
      const name = form.get('StackName') ?? '';
      const stack = stacks.get(name);
      if (!stack) throw new AwsError(400, 'ValidationError', `Stack with id ${name} does not exist`);
      if (action === 'DescribeStacks')
        return answer(action, { Stacks: { member: [describe(name, stack, address)] } });
      if (action === 'ListStackResources')
        return answer(action, listResources(stack, Number(form.get('NextToken') ?? 0)));
      throw new AwsError(400, 'InvalidAction', `The local cloud does not play ${action} of CloudFormation.`);
    },
    admin: {
      addressesAre: (given) => {
        address = given;
      },
      register: (name, stack) => void stacks.set(name, stack),
      countOf: (type) =>
        [...stacks.values()].flatMap(({ resources }) => resources).filter((one) => one.type === type).length,
    },
  };
}

const describe = (
  StackName: string,
  { createdAt, outputs }: StackView,
  address: (url: string) => string,
) => ({
  StackName,
  CreationTime: createdAt.toISOString(),
  StackStatus: 'CREATE_COMPLETE',
  Outputs: {
    member: Object.entries(outputs).map(([OutputKey, value]) => ({ OutputKey, OutputValue: address(value) })),
  },
});

function listResources({ resources, createdAt }: StackView, from: number) {
  const member = resources.slice(from, from + PAGE).map(({ logicalId, type, physicalId }) => ({
    LogicalResourceId: logicalId,
    PhysicalResourceId: physicalId,
    ResourceType: type,
    LastUpdatedTimestamp: createdAt.toISOString(),
    ResourceStatus: 'CREATE_COMPLETE',
  }));
  const next = from + PAGE < resources.length ? { NextToken: String(from + PAGE) } : {};
  return { StackResourceSummaries: { member }, ...next };
}

/** What the calls need: the stack, whose id only CloudFormation knows. */
export const cloudFormationPermissions: PermissionsOf = ({ action }) => [
  { action: `cloudformation:${action}`, resource: '*' },
];
