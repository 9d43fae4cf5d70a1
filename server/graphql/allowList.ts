import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const textLine = /^\s*"text": (".*"),?$/m;

/**
 * The documents that the Relay compiler wrote, read from its artifacts: in production nothing else is executed. The page still sends the
 * text, as the specification's wire format asks; here it is only compared.
 */
export async function readAllowList(artifactDirectory: string): Promise<ReadonlySet<string>> {
  const files = (await readdir(artifactDirectory)).filter((file) => file.endsWith('.graphql.ts'));
  const texts = await Promise.all(
    files.map(async (file) => textLine.exec(await readFile(join(artifactDirectory, file), 'utf8'))?.[1]),
  );
  return new Set(
    texts
      .filter((text) => text !== undefined)
      .map((text): unknown => JSON.parse(text))
      .filter((text) => typeof text === 'string')
      .map(hashOf),
  );
}

export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}
