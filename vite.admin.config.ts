import { defineConfig } from 'vite';
import viteConfig from './vite.config.ts';

/** The staff's pages: a build of their own, so that nothing of them is in the members' files and nothing of theirs here. */
export default defineConfig({
  plugins: viteConfig.plugins ?? [],
  css: viteConfig.css ?? {},
  base: '/admin/',
  // What lies in public/ is the members' build's.
  publicDir: false,
  build: {
    outDir: 'dist/admin',
    target: 'es2023',
    sourcemap: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: 'admin.html' },
  },
});
