// Prints schema/pages.json, the server's table of the page's addresses, from the routes themselves: `npm run pages`. With `--check` it only
// says whether the committed one is still true.
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire, registerHooks } from 'node:module';

// The routes are loaded as they stand, without the bundler that puts its artifact in the place of each query: none is asked here.
const hooks = Object.keys(createRequire(import.meta.url)('react-relay/hooks')).filter(
  (name) => name !== 'graphql',
);
const none = `data:text/javascript,${encodeURIComponent(
  [
    'export default {};',
    "export const graphql = () => ({ kind: 'Request' });",
    ...hooks.map((name) => `export const ${name} = undefined;`),
  ].join('\n'),
)}`;
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'react-relay/hooks' || specifier.endsWith('.graphql.ts')
      ? { url: none, shortCircuit: true }
      : next(specifier, context),
});

const { isForMembers } = await import('../src/features/page/pageFacts.ts');
const { routeTree } = await import('../src/routes/pages.ts');

function* pagesBelow(route, above) {
  const { path, staticData } = route.options;
  const address = `${above}/${path ?? ''}`.replaceAll(/\/+/g, '/').replace(/(?<=.)\/$/, '');
  const page = staticData?.page;
  // `/404` is the address of nothing.
  if (page && address !== '/404') yield { path: address, title: page.title, forMembers: isForMembers(page) };
  for (const child of Object.values(route.children ?? {}))
    yield* pagesBelow(child, path === undefined ? above : address);
}

const file = new URL('../schema/pages.json', import.meta.url);
const pages = [...pagesBelow(routeTree, '')].sort((one, other) => (one.path < other.path ? -1 : 1));
const printed = `[\n${pages.map((page) => `  ${JSON.stringify(page)}`).join(',\n')}\n]\n`;

if (!process.argv.includes('--check')) await writeFile(file, printed);
else if ((await readFile(file, 'utf8').catch(() => '')) !== printed) {
  process.stderr.write('schema/pages.json is not what the routes say: run `npm run pages`.\n');
  process.exitCode = 1;
}
