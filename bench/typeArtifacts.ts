import { registerHooks } from 'node:module';

/**
 * Relay's artifacts import types as values, which Vite accepts but Node's type stripping does not. Import
 * this before any artifact.
 */
registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    if (!url.endsWith('.graphql.ts') || loaded.source === undefined || loaded.source === null) return loaded;
    const text = typeof loaded.source === 'string' ? loaded.source : new TextDecoder().decode(loaded.source);
    return { ...loaded, source: text.replaceAll(/^import \{/gm, 'import type {') };
  },
});
