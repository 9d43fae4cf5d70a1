import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The embedded database's folder within the data folder. */
export const clusterOf = (dataDir: string): string => join(dataDir, 'postgres');

/** Whether the data folder has a database; opening would make one. */
export function holdsCluster(dataDir: string): boolean {
  return existsSync(join(clusterOf(dataDir), 'PG_VERSION'));
}
