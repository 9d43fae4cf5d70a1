/**
 * Draws the demo town: node_modules/.bin/node scripts/demo-art/make.ts [text | only w001 cover-o …]. "text" writes
 * demo/works.ts without drawing, "only" draws the files again whose names begin so. Studio shots (-0.webp) are made in studio/, films in
 * films/: both stay.
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { extras } from './extras.ts';
import { render, type Made } from './render.ts';
import { jobs, townWorks } from './town.ts';

const root = join(import.meta.dirname, '..', '..');
const out = join(root, 'demo', 'media');

const quote = (s: string): string =>
  `'${s.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;
const lit = (v: unknown): string =>
  typeof v === 'string'
    ? quote(v)
    : Array.isArray(v)
      ? `[${v.map(lit).join(', ')}]`
      : typeof v === 'object' && v !== null
        ? `{ ${Object.entries(v)
            .map(([k, x]) => `${k}: ${lit(x)}`)
            .join(', ')} }`
        : String(v);

const finish = (sizes: ReadonlyMap<string, Pick<Made, 'height' | 'width'>>): void => {
  const works = townWorks(sizes);
  const body = works
    .map(
      (w) =>
        `  {\n${Object.entries(w)
          .map(([k, v]) =>
            k === 'media' && Array.isArray(v)
              ? `    media: [\n${v.map((m) => `      ${lit(m)},\n`).join('')}    ],\n`
              : `    ${k}: ${lit(v)},\n`,
          )
          .join('')}  },\n`,
    )
    .join('');
  writeFileSync(
    join(root, 'demo', 'works.ts'),
    `/** The works of the demo town. Written by scripts/demo-art/make.ts from scripts/demo-art/works/: edit there. */\nimport type { DemoWork } from './types.ts'\n\nexport const works: readonly DemoWork[] = [\n${body}]\n`,
  );
  execFileSync(join(root, 'node_modules', '.bin', 'oxfmt'), [join(root, 'demo', 'works.ts')]);
};

const manifestFile = join(out, 'manifest.json');
const before: unknown = JSON.parse(readFileSync(manifestFile, 'utf8'));
const measured = new Map<string, { width: number; height: number; bytes: number }>();
for (const [file, m] of Object.entries(before ?? {}))
  if (typeof m === 'object' && m !== null && 'width' in m && 'height' in m && 'bytes' in m)
    measured.set(file, { width: Number(m.width), height: Number(m.height), bytes: Number(m.bytes) });
const write = (list: readonly Made[]): void =>
  writeFileSync(
    manifestFile,
    `${JSON.stringify(Object.fromEntries(list.toSorted((a, b) => (a.file < b.file ? -1 : 1)).map(({ file, ...m }) => [file, m])), null, 1)}\n`,
  );
const only = process.argv.slice(3);
if (process.argv[2] === 'text') {
  finish(measured);
} else if (process.argv[2] === 'only') {
  const asked = [...jobs, ...extras()].filter(({ file }) => only.some((key) => file.startsWith(key)));
  for (const { file, ...m } of await render(asked, out)) measured.set(file, m);
  write([...measured].map(([file, m]) => ({ file, ...m })));
} else {
  jobs.push(...extras());
  const kept = [...measured]
    .filter(([file]) => file.endsWith('-0.webp') || file.endsWith('.mp4'))
    .map(([file, m]) => ({ file, ...m }));
  const made = [...(await render(jobs, out)), ...kept];
  const keep = new Set(made.map((m) => m.file));
  for (const f of readdirSync(out)) if (!f.endsWith('.json') && !keep.has(f)) rmSync(join(out, f));
  write(made);
  finish(new Map(made.map((m) => [m.file, m])));
  console.log(`${made.length} files, ${(made.reduce((s, m) => s + m.bytes, 0) / 1e6).toFixed(2)} MB`);
}
