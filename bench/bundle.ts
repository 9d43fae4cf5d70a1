import { readFile } from 'node:fs/promises';
import { brotliCompressSync, constants } from 'node:zlib';
import * as v from 'valibot';
import type { Row } from './measure.ts';
import { weigh } from './sourceWeights.ts';

const dist = new URL('../dist/', import.meta.url);

const chunk = v.object({
  file: v.string(),
  isEntry: v.optional(v.boolean(), false),
  isDynamicEntry: v.optional(v.boolean(), false),
  imports: v.optional(v.array(v.string()), []),
});
const manifestOf = v.record(v.string(), chunk);
type Manifest = v.InferOutput<typeof manifestOf>;

const topPage = 'src/features/top/TopPage.tsx';

/** Every page component that a route loads; the page of all components is for developers only. */
const isRoute = (key: string): boolean => /(?:^|\/)[A-Z]\w*Page\.tsx$/.test(key) && !key.includes('/dev-ui/');

/** What a page waits for besides itself: it differs by who looks, and the route asks for the one that is wanted. Counted with its page. */
const shownBy = new Map([
  ['src/features/me/CreatorMe.tsx', 'src/features/me/MePage.tsx'],
  ['src/features/me/CorporateMe.tsx', 'src/features/me/MePage.tsx'],
  ['src/features/companies/MembersSection.tsx', 'src/features/accounts/settings/SettingsPage.tsx'],
  ['src/features/accounts/settings/VisibilitySection.tsx', 'src/features/accounts/settings/SettingsPage.tsx'],
  ['src/features/jobs/EnterActs.tsx', 'src/features/jobs/JobPage.tsx'],
  ['src/features/jobs/EntryState.tsx', 'src/features/jobs/JobPage.tsx'],
  ['src/features/jobs/OwnerActs.tsx', 'src/features/jobs/JobPage.tsx'],
  ['src/features/projects/desk/DeskPage.tsx', 'src/features/projects/ProjectsPage.tsx'],
  ['src/features/projects/dealings/DealingsPage.tsx', 'src/features/projects/ProjectsPage.tsx'],
]);

/** A chunk and everything it imports statically: what the browser must have before it can run it. */
function closure(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  if (found.has(key)) return found;
  found.add(key);
  for (const next of manifest[key]?.imports ?? []) closure(manifest, next, found);
  return found;
}

async function brotliSize(file: string): Promise<number> {
  return brotliCompressSync(await readFile(new URL(file, dist)), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11 },
  }).byteLength;
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** Bar 7: what must come over the line before the first page runs, and what each further route adds to it. */
export async function bundle(): Promise<Row[]> {
  const manifest = v.parse(
    manifestOf,
    JSON.parse(await readFile(new URL('.vite/manifest.json', dist), 'utf8')),
  );
  const sizes = new Map<string, number>();
  for (const [key, { file }] of Object.entries(manifest)) {
    if (file.endsWith('.js')) sizes.set(key, await brotliSize(file));
  }
  const total = (keys: Iterable<string>) => [...keys].reduce((sum, key) => sum + (sizes.get(key) ?? 0), 0);

  for (const [part, page] of shownBy) {
    if (!(part in manifest) || !(page in manifest))
      throw new Error(`bundle.ts: no chunk of ${part} in ${page}`);
  }
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
  if (entry === undefined || !(topPage in manifest))
    throw new Error(`dist/.vite/manifest.json names no entry or no ${topPage}.`);
  const first = closure(manifest, entry).union(closure(manifest, topPage));
  const routes = Object.keys(manifest)
    .filter((key) => manifest[key]?.isDynamicEntry && (isRoute(key) || shownBy.has(key)) && key !== topPage)
    .map((key) => {
      const page = shownBy.get(key);
      const found = closure(manifest, key);
      if (page !== undefined) closure(manifest, page, found);
      return { key, more: total(found.difference(first)) };
    })
    .toSorted((a, b) => b.more - a.more);

  const firstSize = total(first);
  if (firstSize > 150_000) {
    const files = [...first]
      .flatMap((key) => manifest[key]?.file ?? [])
      .filter((file) => file.endsWith('.js'));
    process.stdout.write('  minified bytes of the first page by package or file:\n');
    for (const [source, bytes] of (await weigh(files.map((file) => new URL(file, dist)))).slice(0, 24)) {
      process.stdout.write(`  ${String(bytes).padStart(9)}  ${source}\n`);
    }
  }
  const [heaviest] = routes;
  return [
    {
      bar: '7',
      what: 'JavaScript of the first page, brotli 11',
      goal: '≤ 150 kB',
      figure: kilobytes(firstSize),
      met: firstSize <= 150_000,
      note: `${first.size} files`,
    },
    {
      bar: '7',
      what: `heaviest further route (${heaviest?.key.split('/').at(-1) ?? 'none'})`,
      goal: '≤ 25 kB',
      figure: kilobytes(heaviest?.more ?? 0),
      met: (heaviest?.more ?? 0) <= 25_000,
      note: `${routes.length} routes`,
    },
  ];
}
