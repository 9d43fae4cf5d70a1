import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';

const strings = v.optional(v.array(v.string()), []);
/** Vite's manifest; `imports` are keys of the same record. */
const manifest = v.record(v.string(), v.object({ file: v.string(), css: strings, imports: strings }));

/** Link tags that load a page's code along with its HTML. */
export type CodeLinks = (modules: readonly string[], isDrawn?: boolean) => string;

/** Reads Vite's manifest. `entry` is loaded by the HTML itself. */
export async function readCodeLinks(folder: string, entry: string): Promise<CodeLinks> {
  const text = await readFile(join(folder, '.vite', 'manifest.json'), 'utf8').catch(() => '{}');
  const chunks = new Map(Object.entries(v.parse(manifest, JSON.parse(text))));
  const known = new Map<string, string>();

  const follow = (key: string, found: Set<string>): void => {
    if (found.has(key) || !chunks.has(key)) return;
    found.add(key);
    for (const next of chunks.get(key)?.imports ?? []) follow(next, found);
  };
  /** Style sheets in order: after those their chunk imports, whose rules they override. */
  const stylesOf = (keys: readonly string[], left: ReadonlySet<string>): ReadonlySet<string> => {
    const styles = new Set<string>();
    const seen = new Set(left);
    const dress = (key: string): void => {
      const chunk = chunks.get(key);
      if (seen.has(key) || !chunk) return;
      seen.add(key);
      for (const next of chunk.imports) dress(next);
      for (const file of chunk.css) styles.add(file);
    };
    for (const key of keys) dress(key);
    return styles;
  };
  const closureOf = (keys: readonly string[]): ReadonlySet<string> => {
    const found = new Set<string>();
    for (const key of keys) follow(key, found);
    return found;
  };
  const atFirst = closureOf([entry]);

  return (modules, isDrawn = false) => {
    const key = `${isDrawn} ${modules.join(' ')}`;
    const made = known.get(key);
    if (made !== undefined) return made;
    const later = [...closureOf(modules)].filter((chunk) => !atFirst.has(chunk));
    const files = later.flatMap((chunk) => chunks.get(chunk) ?? []);
    const styles = stylesOf(modules, atFirst);
    const tags = [
      // For a page not drawn here, its own code adds the style sheets, so that they do not delay the first
      // paint.
      ...[...styles].map((file) =>
        isDrawn
          ? `<link rel="stylesheet" crossorigin href="/${file}">`
          : `<link rel="preload" as="style" crossorigin href="/${file}">`,
      ),
      ...files.map(({ file }) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    ].join('');
    known.set(key, tags);
    return tags;
  };
}
