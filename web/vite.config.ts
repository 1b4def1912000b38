import { resolve } from 'node:path';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { development } from './vite/development.ts';
import { earlyScript } from './vite/early-script.ts';
import { plainImports } from './vite/plain-imports.ts';
import { prerender } from './vite/prerender.ts';

export default defineConfig({
  plugins: [
    react(),
    tailwind(),
    plainImports(),
    earlyScript('src/early.ts'),
    prerender('src/app/prerender.tsx', 'src/app/render-page.tsx'),
    development(process.env['PRODUCT_URL']),
  ],
  resolve: {
    alias: [
      // React has this hook; the router ships a shim for old versions.
      { find: 'use-sync-external-store/shim/index.js', replacement: 'react' },
      // Every icon of lucide-react imports this.
      { find: /^.*\/createLucideIcon\.mjs$/, replacement: resolve('src/components/lucide-icon.ts') },
    ],
  },
  // In development, bundled icons would import lucide-react's own function instead of the alias.
  optimizeDeps: { exclude: ['lucide-react'] },
  build: {
    // The content security policy blocks data: fonts, and icons cache better as files.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, needed, { hostType }) => (hostType === 'html' ? needed : []),
    },
    rolldownOptions: {
      input: ['index.html', 'src/plain.css'],
      output: {
        // Pages rendered by a function link /plain.css by name; other assets have a content hash.
        assetFileNames: ({ names }) =>
          names.includes('plain.css') ? '[name][extname]' : 'assets/[name]-[hash][extname]',
        codeSplitting: {
          groups: [
            {
              name: 'base',
              test: /node_modules\/(react|react-dom|scheduler|use-sync-external-store|wouter|regexparam)\/|rolldown\/runtime/,
            },
            // One file for the rest of the first load, since small files compress worse.
            { name: 'site', tags: ['$initial'], test: /\.[jt]sx?$/ },
          ],
        },
      },
    },
  },
});
