import { registerHooks } from 'node:module';

const artifacts = new URL('../../__generated__/', import.meta.url).href;
const tag = /\bgraphql`\s*(?:query|mutation|subscription|fragment)\s+(\w+)[^`]*`/gu;

/**
 * Does for Node what the build does: replaces each graphql tag by the compiler's artifact. Import it after
 * `typeArtifacts.ts` and before anything in `src/` with documents.
 */
registerHooks({
  resolve: (name, context, nextResolve) =>
    // Bundlers find it without its extension.
    nextResolve(name === 'react-relay/hooks' ? `${name}.js` : name, context),
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    if (!url.includes('/src/') || !url.endsWith('.ts') || loaded.source == null) return loaded;
    const text = typeof loaded.source === 'string' ? loaded.source : new TextDecoder().decode(loaded.source);
    const names = new Set<string>();
    const source = text.replaceAll(tag, (_document, name: string) => {
      names.add(name);
      return `compiled_${name}`;
    });
    const imports = [...names].map(
      (name) => `import compiled_${name} from '${artifacts}${name}.graphql.ts';`,
    );
    return { ...loaded, source: `${imports.join('')}${source}` };
  },
});
