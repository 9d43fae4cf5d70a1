import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import babel from '@rolldown/plugin-babel';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import relay from 'vite-plugin-relay';
import { commonPasswordsModule } from './scripts/lib/commonPasswords.ts';
import { fontSizesInRem } from './scripts/lib/fontSizes.ts';
import { meQueryInHtml } from './scripts/lib/meQuery.ts';
import { pageChunks } from './scripts/lib/pageChunks.ts';
import { serviceWorkerOfBuild } from './scripts/lib/serviceWorker.ts';

const server = `http://localhost:${process.env['PORT'] ?? '4000'}`;

export default defineConfig({
  plugins: [
    // What the staff's pages ask for lies apart: where this has been, the next finds nothing left to do.
    babel({
      include: /\/src\/admin\/.*\.tsx?$/,
      plugins: [['babel-plugin-relay', { artifactDirectory: './src/admin/__generated__' }]],
    }),
    relay,
    babel({ presets: [reactCompilerPreset()] }),
    react(),
    vanillaExtractPlugin(),
    commonPasswordsModule(),
    meQueryInHtml(),
    serviceWorkerOfBuild(),
  ],
  css: { postcss: { plugins: [fontSizesInRem] } },
  build: {
    outDir: 'dist',
    target: 'es2023',
    sourcemap: true,
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: pageChunks() },
  },
  server: {
    port: 5173,
    strictPort: true,
    proxy: {
      '/admin': server,
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
