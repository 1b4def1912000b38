/** A request as it travels through the edge to an origin. Header names are lower case. */
export interface EdgeRequest {
  method: string;
  /** As the viewer wrote it, still encoded. */
  path: string;
  /** Without the question mark, still encoded. */
  query: string;
  headers: Record<string, string>;
  body: Buffer;
  /** The viewer's address. */
  sourceIp: string;
}

/** An answer on its way back. A header with several values (set-cookie) is a list. */
export interface EdgeResponse {
  status: number;
  headers: Record<string, string | string[]>;
  body: Buffer;
}

/** Something behind the distribution that answers requests. */
export type Origin = (request: EdgeRequest) => Promise<EdgeResponse>;

/** An answer with a text for a body. */
export const textResponse = (
  status: number,
  body: string,
  contentType = 'text/plain; charset=utf-8',
): EdgeResponse => ({ status, headers: { 'content-type': contentType }, body: Buffer.from(body) });

/** Name and value of each cookie of a Cookie header, as sent. */
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

/** Name and value of each parameter of a query string, as sent. */
export function parseQuery(query: string): [name: string, value: string][] {
  return query
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const [name = '', ...value] = pair.split('=');
      return [name, value.join('=')];
    });
}

/** A percent-encoded text decoded; as it stands when it is malformed. */
export function decodeUri(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
