/** A service's answer. */
export interface AwsResponse {
  status: number;
  headers: Record<string, string>;
  body: Buffer | string;
  /** DynamoDB capacity units that the call consumed. */
  consumed?: { readUnits: number; writeUnits: number };
}
