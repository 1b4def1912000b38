import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { ProxyOptions } from 'vite';
import { allowViteClient } from './security-policy.ts';
import { isSitePage, toSourcePage } from './source-page.ts';

export interface Deps {
  /** The address of the running product. */
  readonly product: string;
  readonly nonce: string;
  /** Returns the URL at which Vite answers a request itself; undefined for the product's. */
  readonly ownUrl: (url: string) => string | undefined;
  /** Adds Vite's client to a page. */
  readonly addClient: (html: string) => Promise<string>;
}

const isHtml = ({ headers }: IncomingMessage) => headers['content-type']?.startsWith('text/html') ?? false;

/** Returns the headers except the one about the connection to the product. */
const headersOf = ({ headers: { connection: _, ...headers } }: IncomingMessage) => headers;

/** Returns the headers for a changed page, without the length and the validators of the built one. */
function pageHeaders(answer: IncomingMessage, nonce: string): OutgoingHttpHeaders {
  const { 'content-length': _, etag, 'last-modified': modified, ...headers } = headersOf(answer);
  const policy = String(headers['content-security-policy'] ?? '');
  return { ...headers, 'content-security-policy': allowViteClient(policy, nonce) };
}

async function passUnchanged(answer: IncomingMessage, response: ServerResponse): Promise<void> {
  await pipeline(answer, response.writeHead(answer.statusCode ?? 502, headersOf(answer)));
}

/**
 * Passes every request but Vite's own to the product, and its answers back. Only the site's pages are
 * changed, so that they load the sources.
 */
export function productProxy({ product, nonce, ownUrl, addClient }: Deps): ProxyOptions {
  async function passHtml(answer: IncomingMessage, response: ServerResponse): Promise<void> {
    const html = await text(answer);
    const status = answer.statusCode ?? 502;
    if (!isSitePage(html)) response.writeHead(status, headersOf(answer)).end(html);
    else {
      const page = await addClient(toSourcePage(html));
      response.writeHead(status, pageHeaders(answer, nonce)).end(page);
    }
  }

  function fail(response: ServerResponse, { message }: Error): void {
    if (response.headersSent) response.destroy();
    else
      response
        .writeHead(502, { 'content-type': 'text/plain; charset=utf-8' })
        .end(`The product at ${product} doesn't answer (${message}). The terminal says why.\n`);
  }

  return {
    target: product,
    selfHandleResponse: true,
    headers: { 'accept-encoding': 'identity' },
    bypass: ({ url = '/' }) => ownUrl(url),
    configure(proxy) {
      proxy.on('proxyReq', (forwarded, request) => {
        if (!request.headers.accept?.includes('text/html')) return;
        // The browser may have cached the built page.
        forwarded.removeHeader('if-none-match');
        forwarded.removeHeader('if-modified-since');
      });
      proxy.on('proxyRes', (answer, _request, response) => {
        const pass = isHtml(answer) ? passHtml : passUnchanged;
        pass(answer, response).catch((error: Error) => fail(response, error));
      });
      proxy.on('error', (error, _request, response) => {
        if ('headersSent' in response) fail(response, error);
      });
    },
  };
}
