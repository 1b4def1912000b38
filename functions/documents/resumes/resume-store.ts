import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import {
  DeleteCommand,
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { ignoreConditionFailure } from '../../table/ignore-condition-failure.ts';
import { analysisKey, resumeKey, resumeTextKey } from '../../table/keys.ts';
import { Resume, ResumeText } from '../../table/resume.ts';
import type { Table } from '../../table/table.ts';

/** What a check has found: the resume as it becomes, and its text where it is accepted. */
export interface Finding {
  readonly state: 'accepted' | 'refused';
  readonly why: string;
  readonly size: number;
  readonly text: string;
  /** Epoch seconds; undefined: it stays. */
  readonly expiresAt?: number;
}

/** Where resumes are kept, their files aside. */
export interface ResumeStore {
  /** A person's resumes, the newest first; those whose time is over are left out though their rows may still be there. */
  list(sub: string, now: Date): Promise<Resume[]>;
  get(sub: string, id: string): Promise<Resume | undefined>;
  /** The text of a resume; empty where there is none. */
  text(sub: string, id: string): Promise<string>;
  add(resume: Resume): Promise<void>;
  /** Claims the check of a resume for a message. False if it was checked, is gone, or another message came first. */
  claim(resume: Resume, messageId: string): Promise<boolean>;
  /** Saves what a check found. False if the resume is gone or was checked. */
  settle(resume: Resume, finding: Finding): Promise<boolean>;
  /** Forgets a resume, its text and analysis first, so that a removal that breaks off can be found and repeated. */
  remove(sub: string, id: string): Promise<void>;
}

/** Resumes in the one table. */
export function resumeStore({ documents, name: TableName }: Table): ResumeStore {
  return {
    async list(sub, now) {
      const { pk } = resumeKey(sub, '');
      const { Items = [] } = await documents.send(
        new QueryCommand({
          TableName,
          KeyConditionExpression: 'pk = :pk AND begins_with(sk, :file)',
          ExpressionAttributeValues: { ':pk': pk, ':file': resumeKey(sub, '').sk },
          ConsistentRead: true,
        }),
      );
      const present = ({ expiresAt }: Resume) => expiresAt === undefined || expiresAt * 1000 > now.getTime();
      return Items.map((item) => Resume.parse(item))
        .filter(present)
        .sort((one, other) => byAge(other, one));
    },
    async get(sub, id) {
      const { Item } = await documents.send(
        new GetCommand({ TableName, Key: resumeKey(sub, id), ConsistentRead: true }),
      );
      return Item && Resume.parse(Item);
    },
    async text(sub, id) {
      const { Item } = await documents.send(new GetCommand({ TableName, Key: resumeTextKey(sub, id) }));
      return Item ? ResumeText.parse(Item).text : '';
    },
    async add(resume) {
      const ConditionExpression = 'attribute_not_exists(pk)';
      await documents.send(new PutCommand({ TableName, Item: resume, ConditionExpression }));
    },
    async claim({ sub, id }, messageId) {
      const update = new UpdateCommand({
        TableName,
        Key: resumeKey(sub, id),
        UpdateExpression: 'SET takenBy = :by',
        ConditionExpression: '#state = :checking AND (attribute_not_exists(takenBy) OR takenBy = :by)',
        ExpressionAttributeNames: { '#state': 'state' },
        ExpressionAttributeValues: { ':checking': 'checking', ':by': messageId },
      });
      return (await ignoreConditionFailure(documents.send(update))) !== undefined;
    },
    async settle({ sub, id, expiresAt: _, ...resume }, { text, ...found }) {
      const row = { ...resume, sub, id, ...found };
      const textKey = resumeTextKey(sub, id);
      const textWrite =
        text === ''
          ? { Delete: { TableName, Key: textKey } }
          : { Put: { TableName, Item: { ...textKey, id, text } } };
      const file = {
        TableName,
        Item: row,
        ConditionExpression: '#state = :checking',
        ExpressionAttributeNames: { '#state': 'state' },
        ExpressionAttributeValues: { ':checking': 'checking' },
      };
      try {
        await documents.send(new TransactWriteCommand({ TransactItems: [{ Put: file }, textWrite] }));
        return true;
      } catch (error) {
        if (isGone(error)) return false;
        throw error;
      }
    },
    async remove(sub, id) {
      for (const Key of [resumeTextKey(sub, id), analysisKey(sub, id), resumeKey(sub, id)])
        await documents.send(new DeleteCommand({ TableName, Key }));
    },
  };
}

/** The order in which resumes were asked for. */
export const byAge = (one: Resume, other: Resume): number =>
  one.askedAt.localeCompare(other.askedAt) || one.id.localeCompare(other.id);

const isGone = (error: unknown): boolean =>
  error instanceof TransactionCanceledException &&
  (error.CancellationReasons ?? []).some(({ Code }) => Code === 'ConditionalCheckFailed');
