import type { BuildOptions } from 'esbuild';

const preact = './functions/node_modules/preact';

/** How a handler's file and all it imports become the one ES module that Lambda runs. */
export const bundleOptions = {
  bundle: true,
  minify: true,
  sourcemap: true,
  sourcesContent: false,
  format: 'esm',
  platform: 'node',
  target: 'node24',
  jsx: 'automatic',
  logLevel: 'warning',
  // The SDK's ES modules can be shaken, its CommonJS files cannot: a third of the weight.
  mainFields: ['module', 'main'],
  // Lambda puts credentials into the environment, where the SDK looks first; it loads these only after that.
  external: [
    '@aws-sdk/credential-provider-http',
    '@aws-sdk/credential-provider-ini',
    '@aws-sdk/credential-provider-process',
    '@aws-sdk/credential-provider-sso',
    '@aws-sdk/credential-provider-web-identity',
    '@smithy/credential-provider-imds',
  ],
  // Mail is written with React components and rendered by preact: a tenth of the weight.
  alias: {
    react: './functions/delivery/mail/react.ts',
    'react/jsx-runtime': `${preact}/jsx-runtime`,
    'react-dom/server': './functions/node_modules/preact-render-to-string',
  },
  define: { 'process.env.NODE_ENV': '"production"' },
  banner: {
    js: "import{createRequire as __cr}from'node:module';const require=__cr(import.meta.url);",
  },
} satisfies BuildOptions;
