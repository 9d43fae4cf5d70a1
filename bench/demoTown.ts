import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDiskStorage } from '../server/adapters/storage/disk.ts';
import type { Database } from '../server/db/client.ts';
import { migrate } from '../server/db/migrate.ts';
import { systemClock } from '../server/lib/dates/clock.ts';
import { uuidV7 } from '../server/lib/ids.ts';
import { silentLog } from '../server/lib/process/log.ts';
import { createSecretBox } from '../server/lib/secrets/secretBox.ts';
import { seedDemo } from '../server/modules/demo/seed.ts';
import { indexChanges } from '../server/modules/search/indexing/indexing.ts';

/** Makes the demo town in an empty database, with all that is found in it. */
export async function makeDemoTown(database: Database): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'tsumugi-bench-town-'));
  try {
    await migrate(database);
    const services = {
      db: database.db,
      clock: systemClock,
      newId: uuidV7(systemClock),
      log: silentLog(),
      secrets: createSecretBox(['a data key of the bench that is long enough']),
      storage: createDiskStorage(join(folder, 'objects')),
    };
    await seedDemo(services);
    await indexChanges(services);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
