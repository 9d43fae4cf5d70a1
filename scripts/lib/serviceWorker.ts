import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const source = 'public/service-worker.js';
const mark = "const build = 'development';";

/** Writes the build's id into the service worker: browsers notice a new worker only by its bytes. */
export function serviceWorkerOfBuild(): Plugin {
  return {
    name: 'service-worker-of-build',
    // Not for the server's bundle.
    apply: (config, { command }) => command === 'build' && config.build?.ssr === undefined,
    generateBundle(_options, bundle) {
      const text = readFileSync(source, 'utf8');
      if (!text.includes(mark)) this.error(`${source} has no place for the build.`);
      const names = Object.keys(bundle).toSorted().join('\n');
      const build = createHash('sha256').update(names).update(text).digest('hex').slice(0, 12);
      this.emitFile({
        type: 'asset',
        fileName: 'service-worker.js',
        source: text.replace(mark, `const build = '${build}';`),
      });
    },
  };
}
