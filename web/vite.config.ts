import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { earlyScript } from './vite/early-script.ts';
import { plainImports } from './vite/plain-imports.ts';
import { prerender } from './vite/prerender.ts';

export default defineConfig({
  plugins: [
    react(),
    tailwind(),
    plainImports(),
    earlyScript('src/early.ts'),
    prerender('src/app/prerender.tsx', 'src/app/render-job.tsx'),
  ],
  // React has had it for long; the router brings a stand-in for older ones.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  build: {
    // The policy allows no data: fonts, and an icon in a style sheet is better cached as a file.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, needed, { hostType }) => (hostType === 'html' ? needed : []),
    },
    rolldownOptions: {
      input: ['index.html', 'src/plain.css'],
      output: {
        // Pages that a function renders link /plain.css by name; all else is named by its content.
        assetFileNames: ({ names }) =>
          names.includes('plain.css') ? '[name][extname]' : 'assets/[name]-[hash][extname]',
        codeSplitting: {
          groups: [
            {
              name: 'base',
              test: /node_modules\/(react|react-dom|scheduler|use-sync-external-store|wouter|regexparam)\/|rolldown\/runtime/,
            },
            // All else of the first load in one file: cut small, it compresses worse.
            { name: 'site', tags: ['$initial'], test: /\.[jt]sx?$/ },
          ],
        },
      },
    },
  },
});
