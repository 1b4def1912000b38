import { App, Tags, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { refusePlaceholders } from './deploy/refuse-placeholders.ts';
import { SenderStack } from './sender-stack.ts';
import { createStacks } from './stacks.ts';
import { readStageFromContext } from './stage.ts';

const app = new App();
const stage = readStageFromContext(app.node);
const env = { region: 'us-east-1' };
new SenderStack(app, { env, domain: stage.senderDomain });
Tags.of(app).add('product', 'daybreak');
for (const stack of createStacks(app, { env, stage })) {
  Tags.of(stack).add('stage', stage.name);
  refusePlaceholders(stack, stage);
}
Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
