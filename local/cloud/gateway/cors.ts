import type { AwsResponse } from './aws-response.ts';

/** What a browser asks before or with a request from another origin. */
export interface CrossOriginRequest {
  path: string;
  origin: string;
  /** The method that will be used, or is. */
  method: string;
  /** Names of the headers announced by a preflight, in lower case. */
  headers: string[];
}

/** Says which browsers' pages may call. */
export interface Cors {
  /** Null when the path belongs to nothing that browsers call. */
  preflight(request: CrossOriginRequest): AwsResponse | null;
  /** The headers to add to an answer; none where the origin may not read it. */
  headers(service: string, request: CrossOriginRequest): Record<string, string>;
}
