/** A request on its way through the edge to an origin. Header names are in lower case. */
export interface EdgeRequest {
  method: string;
  /** Still percent-encoded. */
  path: string;
  /** Without the question mark, still percent-encoded. */
  query: string;
  headers: Record<string, string>;
  body: Buffer;
  /** The viewer's IP address. */
  sourceIp: string;
}

/** A response on its way back. A header with several values (set-cookie) is an array. */
export interface EdgeResponse {
  status: number;
  headers: Record<string, string | string[]>;
  body: Buffer;
}

export type Origin = (request: EdgeRequest) => Promise<EdgeResponse>;

export const textResponse = (
  status: number,
  body: string,
  contentType = 'text/plain; charset=utf-8',
): EdgeResponse => ({ status, headers: { 'content-type': contentType }, body: Buffer.from(body) });

/** Returns the cookies of a Cookie header, still encoded. */
export function parseCookies(header: string | undefined): [name: string, value: string][] {
  return (header ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair !== '')
    .map((pair) => {
      const [name = '', ...value] = pair.split('=');
      return [name, value.join('=')];
    });
}

/** Returns the parameters of a query string, still percent-encoded. */
export function parseQuery(query: string): [name: string, value: string][] {
  return query
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const [name = '', ...value] = pair.split('=');
      return [name, value.join('=')];
    });
}
