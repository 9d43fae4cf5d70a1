import { defineConfig } from 'vite';
import viteConfig from './vite.config.ts';

/** What draws a guest's first page on the server. It lies where no address leads. */
export default defineConfig({
  plugins: viteConfig.plugins ?? [],
  publicDir: false,
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: {
    ssr: 'src/draw.tsx',
    outDir: 'dist/.draw',
    target: 'node24',
    assetsInlineLimit: 0,
    // By its name the server tells one build from the next.
    rolldownOptions: { output: { entryFileNames: 'draw-[hash].js' } },
  },
});
