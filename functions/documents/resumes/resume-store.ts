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

export interface CheckResult {
  readonly state: 'accepted' | 'refused';
  readonly why: string;
  readonly size: number;
  readonly text: string;
  /** Epoch seconds; undefined for accepted resumes, which stay. */
  readonly expiresAt?: number;
}

export interface ResumeStore {
  /** Newest first, without expired ones. */
  list(sub: string, now: Date): Promise<Resume[]>;
  get(sub: string, id: string): Promise<Resume | undefined>;
  /** Returns an empty text if there is none. */
  text(sub: string, id: string): Promise<string>;
  add(resume: Resume): Promise<void>;
  /**
   * Claims the check for a message. Returns false if it was done, another message claimed it, or the resume is gone.
   */
  claim(resume: Resume, messageId: string): Promise<boolean>;
  /** Saves the result of a check. Returns false if the resume is gone or was already checked. */
  saveResult(resume: Resume, finding: CheckResult): Promise<boolean>;
  /** Removes a resume after its text and analysis, so that an interrupted removal can be repeated. */
  remove(sub: string, id: string): Promise<void>;
}

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
      const isPresent = ({ expiresAt }: Resume) =>
        expiresAt === undefined || expiresAt * 1000 > now.getTime();
      return Items.map((item) => Resume.parse(item))
        .filter(isPresent)
        .sort((one, other) => compareByAge(other, one));
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
    async saveResult({ sub, id, expiresAt: _, ...resume }, { text, ...result }) {
      const row = { ...resume, sub, id, ...result };
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
        if (isConditionFailure(error)) return false;
        throw error;
      }
    },
    async remove(sub, id) {
      for (const Key of [resumeTextKey(sub, id), analysisKey(sub, id), resumeKey(sub, id)])
        await documents.send(new DeleteCommand({ TableName, Key }));
    },
  };
}

export const compareByAge = (one: Resume, other: Resume): number =>
  one.askedAt.localeCompare(other.askedAt) || one.id.localeCompare(other.id);

const isConditionFailure = (error: unknown): boolean =>
  error instanceof TransactionCanceledException &&
  (error.CancellationReasons ?? []).some(({ Code }) => Code === 'ConditionalCheckFailed');
