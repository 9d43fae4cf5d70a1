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
/** Of an artifact no more than its operation's name. */
const named = (specifier) => {
  const [, name] = /([^/]+)\.graphql\.ts$/.exec(specifier);
  return `data:text/javascript,export default { name: '${name}' };`;
};
registerHooks({
  resolve: (specifier, context, next) => {
    if (specifier === 'react-relay/hooks') return { url: none, shortCircuit: true };
    return specifier.endsWith('.graphql.ts')
      ? { url: named(specifier), shortCircuit: true }
      : next(specifier, context);
  },
});

const { isForMembers } = await import('../src/features/page/pageFacts.ts');
const { imageWidths, offeredWidths } = await import('../src/ui/pictures/imageUrl.ts');
const { routeTree } = await import('../src/routes/pages.ts');

/** What a guest is answered in the first HTML. The address's parameters stand in the variables by their names: `$id`. */
async function asksOf(path, { page, guestAsks, bySearch }) {
  if (page.access !== 'public' && page.access !== 'shared') return {};
  const params = Object.fromEntries(path.match(/\$\w+/g)?.map((name) => [name.slice(1), name]) ?? []);
  const asks = await Promise.all(
    guestAsks(params).map(async ({ query, variables }) => {
      const { name } = typeof query === 'function' ? (await query()).default : query;
      return { name, variables };
    }),
  );
  return asks.length === 0 ? {} : { asks, ...(bySearch && { bySearch }) };
}

/** The modules that the functions of a page import, read from their own text. */
function codeOf({ code }) {
  const found = code.flatMap((load) =>
    Array.from(String(load).matchAll(/import\('\.\.\/([^']+)'\)/g), ([, path]) =>
      path.startsWith('../') ? path.slice(3) : `src/${path}`,
    ),
  );
  return found.length === 0 ? {} : { code: found };
}

/** With the widths that the page will choose from, before the picture's own is known. */
function pictureOf({ firstPicture }) {
  if (!firstPicture) return {};
  const { at, sizes } = firstPicture;
  return { picture: at ? { at, sizes, widths: offeredWidths(sizes, imageWidths.at(-1)) } : firstPicture };
}

function* pagesBelow(route, above) {
  const { path, staticData } = route.options;
  const address = `${above}/${path ?? ''}`.replaceAll(/\/+/g, '/').replace(/(?<=.)\/$/, '');
  const page = staticData?.page;
  // `/404` is the address of nothing.
  if (page && address !== '/404') yield { path: address, staticData };
  for (const child of Object.values(route.children ?? {}))
    yield* pagesBelow(child, path === undefined ? above : address);
}

const file = new URL('../schema/pages.json', import.meta.url);
const found = [...pagesBelow(routeTree, '')].sort((one, other) => (one.path < other.path ? -1 : 1));
const pages = await Promise.all(
  found.map(async ({ path, staticData }) => {
    const { page } = staticData;
    return {
      path,
      title: page.title,
      forMembers: isForMembers(page),
      ...codeOf(staticData),
      ...(await asksOf(path, staticData)),
      ...pictureOf(staticData),
    };
  }),
);
const printed = `[\n${pages.map((page) => `  ${JSON.stringify(page)}`).join(',\n')}\n]\n`;

if (!process.argv.includes('--check')) await writeFile(file, printed);
else if ((await readFile(file, 'utf8').catch(() => '')) !== printed) {
  process.stderr.write('schema/pages.json is not what the routes say: run `npm run pages`.\n');
  process.exitCode = 1;
}
