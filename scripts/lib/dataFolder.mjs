import fs from 'node:fs';
import path from 'node:path';
import { inRoot, ourNode } from './place.mjs';
import { run } from './run.mjs';

const lockName = 'tsumugi.lock';

/** Where the embedded database may have left its lock: the data folder or a folder in it. */
const lockedPlaces = (folder) =>
  [folder, ...fs.readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())]
    .map((entry) => (typeof entry === 'string' ? entry : path.join(folder, entry.name)))
    .filter((place) => fs.existsSync(path.join(place, lockName)));

/** Tries the lock with the server's own code. */
const probe = (place) => `
  import { lockDataDir } from ${JSON.stringify(inRoot('server/db/lock.ts'))};
  try { lockDataDir(${JSON.stringify(place)}).release(); }
  catch (error) { console.log(error.pid ?? 0); process.exitCode = 3; }
`;

/** The id of the server process that uses the data folder; undefined when free. */
export const holderOf = async (folder) => {
  if (!fs.existsSync(folder)) return undefined;
  for (const place of lockedPlaces(folder)) {
    if (!fs.existsSync(ourNode))
      return Number.parseInt(fs.readFileSync(path.join(place, lockName), 'utf8'), 10);
    const answer = await run(ourNode, ['--no-warnings', '--input-type=module', '-e', probe(place)]);
    if (answer.code === 3) return Number.parseInt(answer.output, 10);
    if (answer.code !== 0) throw new Error(answer.output);
  }
  return undefined;
};

export const heldBy = (folder, pid) =>
  `データフォルダー ${folder} は、動いているサーバー(pid ${pid})が使っています。`;

/** Whether a server made the folder, so that deleting it deletes nothing else. */
export const looksLikeOurs = (folder) => {
  const names = fs.readdirSync(folder);
  return (
    names.length === 0 ||
    names.includes('token-secret') ||
    lockedPlaces(folder).length > 0 ||
    names.includes('db')
  );
};
