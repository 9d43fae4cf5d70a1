import { printTable } from './measure.ts';
import type { Row } from './measure.ts';

interface Part {
  /** Works on the big data set of the machine's PostgreSQL. */
  readonly onPostgres: boolean;
  readonly run: () => Promise<Row[]>;
}

/** `npm run bench -- feed execution` runs the named parts; without names all of them. */
const parts: Readonly<Record<string, Part>> = {
  feed: { onPostgres: true, run: async () => (await import('./feeds/feedHttp.ts')).feedHttp() },
  execution: { onPostgres: true, run: async () => (await import('./execution.ts')).execution() },
  keyset: { onPostgres: true, run: async () => (await import('./feeds/keyset.ts')).keyset() },
  // A database of its own.
  desk: { onPostgres: false, run: async () => (await import('./desk.ts')).desk() },
  store: { onPostgres: false, run: async () => (await import('./feeds/store.ts')).store() },
  bundle: { onPostgres: false, run: async () => (await import('./browser/bundle.ts')).bundle() },
  browser: { onPostgres: true, run: async () => (await import('./browser/browser.ts')).browser() },
  deskBrowser: {
    onPostgres: false,
    run: async () => (await import('./browser/deskBrowser.ts')).deskBrowser(),
  },
  images: { onPostgres: false, run: async () => (await import('./images.ts')).images() },
  start: { onPostgres: false, run: async () => (await import('./start.ts')).start() },
  signIn: { onPostgres: false, run: async () => (await import('./signIn.ts')).signIn() },
  search: { onPostgres: false, run: async () => (await import('./search/search.ts')).search() },
  needs: { onPostgres: false, run: async () => (await import('./search/needs.ts')).needs() },
  // Databases of their own.
  chat: { onPostgres: false, run: async () => (await import('./chat.ts')).chat() },
  notices: { onPostgres: false, run: async () => (await import('./notices.ts')).notices() },
  staffLog: { onPostgres: false, run: async () => (await import('./staffLog.ts')).staffLog() },
  staffLookUps: {
    onPostgres: false,
    run: async () => (await import('./staffLookUps.ts')).staffLookUps(),
  },
  // A database of its own.
  searchScale: {
    onPostgres: false,
    run: async () => (await import('./search/searchScale.ts')).searchScale(),
  },
  colors: { onPostgres: false, run: async () => (await import('./search/colors.ts')).colors() },
  savedSearches: {
    onPostgres: false,
    run: async () => (await import('./search/savedSearches.ts')).savedSearches(),
  },
  embedded: { onPostgres: true, run: async () => (await import('./embedded.ts')).embedded() },
};

const named = process.argv.slice(2);
const unknown = named.filter((name) => !(name in parts));
if (unknown.length > 0)
  throw new Error(`There is no part ${unknown.join(', ')}: ${Object.keys(parts).join(', ')}.`);
const wanted = Object.entries(parts).filter(([name]) => named.length === 0 || named.includes(name));
if (wanted.some(([, part]) => part.onPostgres))
  await (await (await import('./dataset.ts')).openBenchDatabase()).close();
const rows: Row[] = [];
for (const [name, part] of wanted) {
  const began = performance.now();
  process.stdout.write(`… ${name}\n`);
  try {
    rows.push(...(await part.run()));
  } catch (error) {
    // The other parts' figures are worth having all the same.
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    rows.push({ bar: '?', what: `${name} could not be measured`, goal: '', figure: '', met: false });
    process.exitCode = 1;
  }
  process.stdout.write(`  ${((performance.now() - began) / 1000).toFixed(0)} s\n`);
}
process.stdout.write('\n');
printTable(rows);
