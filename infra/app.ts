import { App, Tags, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { DaybreakStack } from './stack.ts';
import { readStage } from './stage.ts';

const app = new App();
const stage = readStage(app.node);
const stack = new DaybreakStack(app, `Daybreak-${stage.name}`, { env: { region: 'us-east-1' }, stage });
Tags.of(stack).add('product', 'daybreak');
Tags.of(stack).add('stage', stage.name);
Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
