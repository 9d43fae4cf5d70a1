import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const textLine = /^\s*"text": (".*"),?$/m;

/** Where production's documents are, from the repository's root. */
export const documentFolders = { artifacts: '__generated__', operations: join('schema', 'operations') };
export const staffDocumentFolder = join('src', 'admin', '__generated__');

async function filesIn(folder: string, ending: string): Promise<readonly (readonly [string, string])[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(ending));
  return Promise.all(names.map(async (name) => [name, await readFile(join(folder, name), 'utf8')] as const));
}

function textOf(artifact: string): readonly string[] {
  const line = textLine.exec(artifact)?.[1];
  const text: unknown = line === undefined ? undefined : JSON.parse(line);
  return typeof text === 'string' ? [text] : [];
}

/** The operation of an artifact, if it has one. */
export async function readText(file: string): Promise<string | undefined> {
  return textOf(await readFile(file, 'utf8'))[0];
}

/** The specification's calls, one document each: allowed whether our page uses them or not. */
export async function readOperations(folder: string): Promise<ReadonlyMap<string, string>> {
  const files = await filesIn(folder, '.graphql');
  return new Map(files.map(([name, text]) => [name.slice(0, -'.graphql'.length), text.trim()]));
}

/**
 * The documents that production executes: those compiled by Relay and those of the specification. Callers
 * still send the text, as the specification's wire format asks.
 */
export async function readAllowList({
  artifacts,
  operations,
}: typeof documentFolders): Promise<ReadonlySet<string>> {
  const compiled = (await filesIn(artifacts, '.graphql.ts')).flatMap(([, text]) => textOf(text));
  const specified = [...(await readOperations(operations)).values()];
  return new Set([...compiled, ...specified, ...specified.map((text) => `${text}\n`)].map(hashOf));
}

export async function readStaffAllowList(folder: string): Promise<ReadonlySet<string>> {
  const compiled = (await filesIn(folder, '.graphql.ts')).flatMap(([, text]) => textOf(text));
  return new Set(compiled.map(hashOf));
}

export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}
