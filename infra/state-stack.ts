import { Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { AlarmTopic } from './alarm-topic.ts';
import { EventKey } from './event-key.ts';
import { Identity } from './identity.ts';
import { Mail } from './mail.ts';
import { ResumeFiles } from './resume-files.ts';
import { Secrets } from './secrets.ts';
import { stackNamesOf } from './stack-names.ts';
import type { Stage } from './stage.ts';
import { Table } from './table.ts';
import { TextTopic } from './text-topic.ts';

/**
 * Resources that a release must not lose: data, accounts, secrets, and the topics to which people subscribe.
 * Deployed before the stage's other stacks, and protected from deletion. It refers to none of them.
 */
export class StateStack extends Stack {
  readonly table: Table;
  readonly secrets: Secrets;
  readonly mail: Mail;
  readonly identity: Identity;
  readonly resumeFiles: ResumeFiles;
  readonly alarmTopic: AlarmTopic;
  /** Encrypts the topics of delivery events. */
  readonly eventKey: EventKey;
  readonly textTopic: TextTopic;

  constructor(scope: Construct, { stage, ...props }: StackProps & { readonly stage: Stage }) {
    super(scope, stackNamesOf(stage.name).state, { ...props, terminationProtection: true });
    this.table = new Table(this, 'Table');
    this.secrets = new Secrets(this, 'Secrets');
    this.mail = new Mail(this, 'Mail', stage);
    const { table, secrets, mail } = this;
    this.identity = new Identity(this, 'Identity', { table, emailSalt: secrets.emailSalt, mail, stage });
    this.resumeFiles = new ResumeFiles(this, 'Resumes', stage);
    this.alarmTopic = new AlarmTopic(this, 'Alarms', stage);
    this.eventKey = new EventKey(this, 'EventKey');
    this.textTopic = new TextTopic(this, 'Texts', { key: this.eventKey });
  }
}
