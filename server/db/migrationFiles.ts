import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';

export interface MigrationFile {
  /** `0007_products` */
  readonly name: string;
  readonly text: string;
  readonly sha256: string;
}

export const migrationsFolder = new URL('./migrations/', import.meta.url);

/** In order. */
export async function readMigrationFiles(folder: URL = migrationsFolder): Promise<readonly MigrationFile[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}_[a-z_]+\.sql$/u.test(name)).sort();
  return Promise.all(
    names.map(async (fileName) => {
      // Windows line ends count as the same migration.
      const text = (await readFile(new URL(fileName, folder), 'utf8')).replaceAll('\r\n', '\n');
      return {
        name: fileName.replace(/\.sql$/u, ''),
        text,
        sha256: createHash('sha256').update(text).digest('hex'),
      };
    }),
  );
}

/** One hash over all: names a snapshot or template made from them. */
export function hashOfMigrations(files: readonly MigrationFile[]): string {
  const hash = createHash('sha256');
  for (const { name, sha256 } of files) hash.update(`${name}:${sha256}\n`);
  return hash.digest('hex').slice(0, 16);
}
