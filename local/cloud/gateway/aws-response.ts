export interface AwsResponse {
  status: number;
  headers: Record<string, string>;
  body: Buffer | string;
  /** DynamoDB's consumed capacity. */
  consumed?: { readUnits: number; writeUnits: number };
}
