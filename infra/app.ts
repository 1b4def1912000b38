import { App, Tags, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { refusePlaceholders } from './deploy/refuse-placeholders.ts';
import { SenderStack } from './sender-stack.ts';
import { DaybreakStack } from './stack.ts';
import { readStageFromContext } from './stage.ts';

const app = new App();
const stage = readStageFromContext(app.node);
const env = { region: 'us-east-1' };
new SenderStack(app, { env, domain: stage.senderDomain });
const stack = new DaybreakStack(app, `Daybreak-${stage.name}`, { env, stage });
Tags.of(app).add('product', 'daybreak');
Tags.of(stack).add('stage', stage.name);
refusePlaceholders(stack, stage);
Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
