import { build, type Plugin } from 'vite';

async function bundle(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: { write: false, lib: { entry, formats: ['iife'], name: 'early', fileName: 'early' } },
  });
  const outputs = Array.isArray(result) ? result.flatMap(({ output }) => output) : [];
  const chunk = outputs.find((output) => output.type === 'chunk');
  if (chunk === undefined)
    throw new Error(`${entry} produced no script. Check that the file exists and compiles.`);
  return chunk.code;
}

const placeholder = /<!-- early script.*?-->/;

/**
 * Builds `entry` into a classic script that runs before the first paint, and links it at the 'early script'
 * comment in the head. A module would be deferred, and the content security policy blocks inline scripts.
 */
export function earlyScript(entry: string): Plugin {
  return {
    name: 'early-script',
    apply: 'build',
    async buildStart() {
      this.emitFile({ type: 'asset', name: 'early.js', source: await bundle(entry) });
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle: built = {} }) {
        const early = Object.values(built).find(
          (file) => file.type === 'asset' && file.names.includes('early.js'),
        );
        if (early === undefined) throw new Error(`${entry} is not in the bundle. Emit it before the pages.`);
        return html.replace(placeholder, `<script src="/${early.fileName}"></script>`);
      },
    },
  };
}
