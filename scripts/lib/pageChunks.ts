// How the page's code is cut into files. What every visitor loads comes in few: the compression of many small ones is poorer, and each
// lazily loaded file names all it needs in a list that is part of the first one.
import { fileURLToPath } from 'node:url';
import type { ModulePreloadOptions, Rolldown } from 'vite';

const topPage = fileURLToPath(new URL('../../src/features/top/TopPage.tsx', import.meta.url));

/** What the top page imports, and what that imports in turn; of a package it imports no more than it names. */
function closureOf(root: string, modules: Rolldown.ChunkingContext): ReadonlySet<string> {
  const found = new Set<string>();
  const follow = (id: string): void => {
    for (const next of modules.getModuleInfo(id)?.importedIds ?? []) {
      if (found.has(next)) continue;
      found.add(next);
      if (!next.includes('/node_modules/')) follow(next);
    }
  };
  follow(root);
  return found;
}

export function pageChunks(): Rolldown.OutputOptions {
  let ofTopPage: ReadonlySet<string> | null = null;
  return {
    codeSplitting: {
      groups: [
        // Apart from our own code, since it changes more seldom.
        { name: 'vendor', tags: ['$initial'], test: /node_modules/, priority: 3 },
        { name: 'shell', tags: ['$initial'], priority: 2 },
        {
          name: (id, modules) => {
            ofTopPage ??= closureOf(topPage, modules);
            return ofTopPage.has(id) ? 'first' : null;
          },
          priority: 1,
        },
      ],
    },
    // The entry's list has three hundred of these, whose names alone are 1.5 kB; the manifest and the source maps tell what is what.
    chunkFileNames: ({ name }) => (named.test(name) ? 'assets/[name]-[hash].js' : 'assets/[hash:7].js'),
    assetFileNames: ({ names: [name] }) =>
      name?.endsWith('.css') === true ? 'assets/[hash:7].css' : 'assets/[name]-[hash][extname]',
  };
}

const named = /^(?:vendor|shell|index|first|rolldown-runtime)$/;
const alwaysThere = /\/(?:vendor|shell|index|rolldown-runtime)-/;

/** What runs has loaded the entry already: it need not be named again for each lazily loaded file. */
export const modulePreload: ModulePreloadOptions = {
  polyfill: false,
  resolveDependencies: (_file, files, { hostType }) =>
    hostType === 'html' ? files : files.filter((file) => !alwaysThere.test(file)),
};
