import { readFile } from 'node:fs/promises';
import { brotliCompressSync, constants } from 'node:zlib';
import * as v from 'valibot';
import type { Row } from '../measure.ts';
import { weigh } from '../search/sourceWeights.ts';

const dist = new URL('../../dist/', import.meta.url);

const chunk = v.object({
  file: v.string(),
  isEntry: v.optional(v.boolean(), false),
  isDynamicEntry: v.optional(v.boolean(), false),
  imports: v.optional(v.array(v.string()), []),
});
const manifestOf = v.record(v.string(), chunk);
type Manifest = v.InferOutput<typeof manifestOf>;

const topPage = 'src/features/top/TopPage.tsx';

/** Page components that routes load, without the developers' component page. */
const isRoute = (key: string): boolean => /(?:^|\/)[A-Z]\w*Page\.tsx$/.test(key) && !key.includes('/dev-ui/');

/** Parts that a page waits for, depending on the viewer; counted with their page. */
const shownBy = new Map([
  ['src/features/chat/OpenRoom.tsx', 'src/features/chat/ChatPage.tsx'],
  ['src/features/me/creator/CreatorMe.tsx', 'src/features/me/MePage.tsx'],
  ['src/features/me/corporate/CorporateMe.tsx', 'src/features/me/MePage.tsx'],
  ['src/features/companies/members/MembersSection.tsx', 'src/features/settings/SettingsPage.tsx'],
  ['src/features/settings/visibility/VisibilitySection.tsx', 'src/features/settings/SettingsPage.tsx'],
  ['src/features/jobs/entry/EnterActs.tsx', 'src/features/jobs/opening/JobPage.tsx'],
  ['src/features/jobs/entry/EntryState.tsx', 'src/features/jobs/opening/JobPage.tsx'],
  ['src/features/jobs/owner/OwnerActs.tsx', 'src/features/jobs/opening/JobPage.tsx'],
  ['src/features/search/OneKind.tsx', 'src/features/search/SearchPage.tsx'],
  ['src/features/projects/desk/DeskPage.tsx', 'src/features/projects/ProjectsPage.tsx'],
  ['src/features/projects/dealings/DealingsPage.tsx', 'src/features/projects/ProjectsPage.tsx'],
]);

/** A chunk with its static imports: what must be loaded before it runs. */
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

/** Bar 7: bytes before the first page runs, and what each other route adds. */
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
      const further = found.difference(first);
      return {
        key,
        more: total(further),
        files: new Set([...further].map((one) => manifest[one]?.file)).size,
      };
    })
    .toSorted((a, b) => b.more - a.more);

  const firstSize = total(first);
  const ownSize = await ownPart([...first].flatMap((key) => manifest[key]?.file ?? []));
  const [heaviest] = routes;
  const most = routes.toSorted((a, b) => b.files - a.files)[0];
  const name = (key: string | undefined): string => key?.split('/').at(-1) ?? 'none';
  return [
    {
      bar: '7',
      what: 'JavaScript of the first page, brotli 11',
      goal: '≤ 180 kB',
      figure: kilobytes(firstSize),
      met: firstSize <= 180_000,
      note: `${first.size} files`,
    },
    {
      bar: '7',
      what: 'of it own code',
      goal: '≤ 50 kB',
      figure: kilobytes(ownSize),
      met: ownSize <= 50_000,
      note: 'each file by its share of minified bytes',
    },
    {
      bar: '7',
      what: `heaviest further route (${name(heaviest?.key)})`,
      goal: '≤ 40 kB',
      figure: kilobytes(heaviest?.more ?? 0),
      met: (heaviest?.more ?? 0) <= 40_000,
      note: `${routes.length} routes`,
    },
    {
      bar: '7',
      what: `most files of a further route (${name(most?.key)})`,
      goal: '≤ 12',
      figure: String(most?.files ?? 0),
      met: (most?.files ?? 0) <= 12,
      note: '',
    },
  ];
}

/** Bytes of our own code in these files, by their source maps. */
async function ownPart(files: readonly string[]): Promise<number> {
  let own = 0;
  for (const file of files.filter((one) => one.endsWith('.js'))) {
    const weights = await weigh([new URL(file, dist)]);
    const sum = (among: typeof weights) => among.reduce((bytes, [, one]) => bytes + one, 0);
    const ours = sum(weights.filter(([source]) => /^(?:src|__generated__)\//.test(source)));
    own += ((await brotliSize(file)) * ours) / sum(weights);
  }
  return own;
}
