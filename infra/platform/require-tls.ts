import { Stack } from 'aws-cdk-lib';
import { AnyPrincipal, Effect, PolicyDocument, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { CfnQueuePolicy, type IQueue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';

const ID = 'QueuesRequireTls';

/** One policy for many queues. */
class TlsPolicy extends CfnQueuePolicy {
  readonly #statement: PolicyStatement;

  constructor(scope: Construct) {
    const statement = new PolicyStatement({
      effect: Effect.DENY,
      principals: [new AnyPrincipal()],
      actions: ['sqs:*'],
      conditions: { Bool: { 'aws:SecureTransport': 'false' } },
    });
    super(scope, ID, { queues: [], policyDocument: new PolicyDocument({ statements: [statement] }) });
    this.#statement = statement;
  }

  add({ queueUrl, queueArn }: IQueue): void {
    this.queues.push(queueUrl);
    this.#statement.addResources(queueArn);
  }
}

/**
 * Refuses requests to a queue without TLS, with one policy for all such queues of the stack. A queue has at most one
 * policy, so this one is for queues to which only functions send.
 */
export function requireTls(queue: IQueue): void {
  const stack = Stack.of(queue);
  const existing = stack.node.tryFindChild(ID);
  const policy = existing instanceof TlsPolicy ? existing : new TlsPolicy(stack);
  policy.add(queue);
}
