import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import type { Plugin, ViteDevServer } from 'vite';
import { z } from 'zod';
import { ownUrl } from './development/own-requests.ts';
import { toHotPayload } from './development/parent-messages.ts';
import { productProxy } from './development/product-proxy.ts';

function parseUrl(url: string | undefined): string {
  const parsed = z.url().safeParse(url);
  if (parsed.success) return parsed.data;
  throw new Error(
    'PRODUCT_URL is not the URL of a running product. Run pnpm dev in the root, which sets it.',
  );
}

const isPublicFile = (path: string) =>
  readdirSync('public', { recursive: true, encoding: 'utf8' }).includes(path.slice(1));

/** Serves the site's sources, and passes every other request to the product, which runs at `url`. */
export function development(url: string | undefined): Plugin {
  const nonce = randomUUID();
  let server: ViteDevServer;
  return {
    name: 'development',
    apply: 'serve',
    config: () => ({
      html: { cspNonce: nonce },
      server: {
        // Where the product listens, too.
        host: '127.0.0.1',
        cors: false,
        proxy: {
          '/': productProxy({
            product: parseUrl(url),
            nonce,
            ownUrl: (requested) => ownUrl(requested, isPublicFile),
            // Any name does, since pages have no inline modules.
            addClient: (html) => server.transformIndexHtml('/index.html', html),
          }),
        },
      },
    }),
    // Pages link the style sheet, for their first paint, so its import loads nothing.
    load: { filter: { id: /styles\.css$/ }, handler: () => '' },
    configureServer(started) {
      server = started;
      const show = (message: unknown) => started.ws.send(toHotPayload(message));
      const end = () => process.exit();
      process.on('message', show).on('disconnect', end);
      started.httpServer?.once('listening', () => process.send?.({ kind: 'listening' }));
      // Vite starts a new server when its configuration changes.
      started.httpServer?.once('close', () => process.off('message', show).off('disconnect', end));
    },
  };
}
