import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The embedded database's own folder within the data folder. */
export const clusterOf = (dataDir: string): string => join(dataDir, 'postgres');

/** Whether a database was made in the data folder already; opening it would make one. */
export function holdsCluster(dataDir: string): boolean {
  return existsSync(join(clusterOf(dataDir), 'PG_VERSION'));
}
