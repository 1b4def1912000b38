import type { AwsResponse } from './service.ts';

/** A browser's request from another origin, or its preflight. */
export interface CrossOriginRequest {
  path: string;
  origin: string;
  method: string;
  /** The lower-case names of the headers that a preflight announces. */
  headers: string[];
}

/** Decides which pages may call. */
export interface Cors {
  /** Returns null for a path that browsers do not call. */
  preflight(request: CrossOriginRequest): AwsResponse | null;
  /** Returns the headers to add to a response; none if the origin may not read it. */
  headers(service: string, request: CrossOriginRequest): Record<string, string>;
}
