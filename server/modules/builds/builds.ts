import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { japanDay } from '../../lib/dates/clock.ts';
import type { Services } from '../../lib/request/services.ts';
import * as sql from './buildsSql.ts';
import type { BuiltFile } from './buildsSql.ts';

/** Pages opened before a deployment keep working this long. */
const keptDays = 30;
const largest = 8 * 1024 * 1024;

type Needs = Pick<Services, 'clock' | 'config' | 'db'>;

const dayBefore = ({ clock }: Needs, days: number): string =>
  japanDay(new Date(clock.now().getTime() - days * 86_400_000));

/** An asset of the build, compressed where there is a .br file. */
async function builtFile(folder: string, name: string, names: ReadonlySet<string>): Promise<BuiltFile> {
  const isCompressed = names.has(`${name}.br`);
  return {
    path: `/assets/${name}`,
    body: await readFile(join(folder, isCompressed ? `${name}.br` : name)),
    encoding: isCompressed ? 'br' : null,
  };
}

async function keepFiles(needs: Needs): Promise<void> {
  const { config, db, clock } = needs;
  const today = japanDay(clock.now());
  const folder = join(config.distDir, 'assets');
  const names = new Set(await readdir(folder).catch(() => []));
  const served = [...names].filter((name) => !/\.(br|gz|map|part)$/u.test(name));
  const kept = await sql.seeFiles(
    db,
    served.map((name) => `/assets/${name}`),
    today,
  );
  for (const name of served.filter((one) => !kept.has(`/assets/${one}`))) {
    const file = await builtFile(folder, name, names);
    if (file.body.byteLength <= largest) await sql.keepFile(db, file, today);
  }
}

const keptOn = new WeakMap<object, string>();

/** Keeps this server's build once a day, and drops files that no server has had for thirty days. */
export async function keepBuild(needs: Needs): Promise<void> {
  const today = japanDay(needs.clock.now());
  if (keptOn.get(needs.config) === today) return;
  keptOn.set(needs.config, today);
  await keepFiles(needs);
  await sql.forgetBefore(needs.db, dayBefore(needs, keptDays));
}

/** A file of an earlier build, or of a newer one on another server. */
export function earlierFile({ db }: Needs): (path: string) => Promise<BuiltFile | undefined> {
  return (path) => sql.fileAt(db, path);
}

/** Hashes of this build's documents and of earlier ones. */
export async function withEarlierDocuments(
  needs: Needs,
  own: ReadonlySet<string>,
): Promise<ReadonlySet<string>> {
  await sql.keepDocuments(needs.db, [...own], japanDay(needs.clock.now()));
  return new Set([...own, ...(await sql.keptDocuments(needs.db, dayBefore(needs, keptDays)))]);
}
