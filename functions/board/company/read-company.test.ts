import { BatchGetCommand, DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { mockClient } from 'aws-sdk-client-mock';
import { newBoard } from '../../ingestion/registry/board-store.ts';
import { readCompany } from './read-company.ts';

const documents = mockClient(DynamoDBDocumentClient);
// The mock answers for every client, this one too.
const table = { documents: DynamoDBDocumentClient.prototype, name: 'daybreak' };
const NOW = Date.parse('2026-06-01T15:00:00.000Z');

const boards = ['acme', 'acme-europe'].map((slug) => ({
  ...newBoard({ ats: 'lever', slug, company: 'Acme', favorite: false }, new Date(NOW)),
  readAt: new Date(NOW).toISOString(),
  postings: 4,
}));

beforeEach(() => {
  documents.reset();
  documents.on(QueryCommand).callsFake(({ ExpressionAttributeValues: values, Limit }) => ({
    Items: boards
      .map(({ sk }) => ({ pk: 'COMPANY#acme robotics', sk, name: 'Acme Robotics' }))
      .filter(({ pk }) => pk === values[':pk'])
      .slice(0, Limit),
  }));
  documents.on(BatchGetCommand).resolves({ Responses: { daybreak: boards } });
});

describe('getCompany', () => {
  test.each(['acme-robotics', 'Acme-Robotics-Inc', 'acme robotics'])(
    'finds a company by %j',
    async (slug) => {
      expect(await readCompany(table, slug, NOW)).toMatchObject({
        slug: 'acme-robotics',
        name: 'Acme Robotics',
        openPostings: 8,
      });
      expect(documents.commandCalls(QueryCommand)).toHaveLength(1);
      expect(documents.commandCalls(BatchGetCommand)).toHaveLength(1);
    },
  );

  test.each(['acme', '', '!!', 'x'.repeat(100_000)])('finds no company by %#', async (slug) => {
    documents.on(BatchGetCommand).resolves({ Responses: {} });
    await expect(readCompany(table, slug, NOW)).rejects.toMatchObject({ code: 'NotFound' });
  });
});
