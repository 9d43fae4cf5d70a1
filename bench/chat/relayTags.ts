import { registerHooks } from 'node:module';

const artifacts = new URL('../../__generated__/', import.meta.url).href;
const tag = /\bgraphql`\s*(?:query|mutation|subscription|fragment)\s+(\w+)[^`]*`/gu;

/**
 * What the build does to the page's documents, for Node: each stands for what the compiler made of it. To be imported, after
 * `typeArtifacts.ts`, before anything of `src/` that has documents.
 */
registerHooks({
  resolve: (name, context, nextResolve) =>
    // Found by bundlers without its ending.
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
