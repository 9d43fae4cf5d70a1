import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import babel from '@rolldown/plugin-babel';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import relay from 'vite-plugin-relay';
import { leanRelay } from './scripts/lib/leanRelay.ts';
import { modulePreload, pageChunks } from './scripts/lib/pageChunks.ts';

const server = `http://localhost:${process.env['PORT'] ?? '4000'}`;

const lean = (file: string): string => fileURLToPath(new URL(`src/relay/lean/${file}`, import.meta.url));

/**
 * The React Compiler keeps what a component made last time, at a third more code. What is drawn once a page, or is two elements, does without:
 * that is 5 kB of the first page, and nothing that a person could notice.
 */
const isWorthCompiling = (file: string): boolean =>
  !/\/node_modules\/|\/src\/(?:app|features\/top)\/|\/src\/ui\/(?:Avatar|Button|EmptyState|ErrorState|Icon|IconButton|Mark|Skeleton|SkeletonCard|Spinner|Status|ThemeSwitch|Twist|VisuallyHidden)\.tsx$/.test(
    file,
  );

export default defineConfig({
  resolve: {
    alias: [
      { find: /^react-relay\/hooks$/, replacement: lean('reactRelayHooks.js') },
      { find: /^relay-runtime$/, replacement: lean('relayRuntime.js') },
    ],
  },
  plugins: [
    leanRelay(),
    relay,
    babel({ presets: [reactCompilerPreset({ sources: isWorthCompiling })] }),
    react(),
    vanillaExtractPlugin(),
  ],
  // The compiler's artifacts import types without saying so, and what Relay is here exports none.
  oxc: { typescript: { onlyRemoveTypeImports: false } },
  build: {
    outDir: 'dist',
    target: 'es2023',
    sourcemap: true,
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload,
    rolldownOptions: { output: pageChunks() },
  },
  server: {
    port: 5173,
    strictPort: true,
    proxy: {
      '/graphql': server,
      '/_next': server,
      '/media': server,
      '/exports': server,
      '/tunnel': server,
      '/dev': server,
      '/subscriptions': { target: server, ws: true },
    },
  },
});
