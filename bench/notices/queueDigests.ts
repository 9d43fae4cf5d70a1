import { monitorEventLoopDelay } from 'node:perf_hooks';
import { openDatabase } from '../../server/db/client.ts';
import { systemClock } from '../../server/lib/dates/clock.ts';
import { uuidV7 } from '../../server/lib/ids.ts';
import { queueDigests } from '../../server/modules/notifications/digest/digest.ts';

/**
 * Started by `notices.ts` as a process that may be killed: queues the daily mails, and reports how long the
 * event loop was blocked.
 */
const database = await openDatabase({ databaseUrl: process.env['DATABASE_URL'] ?? '' });
const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();
const began = performance.now();
const cpu = process.cpuUsage();
await queueDigests({ db: database.db, clock: systemClock, newId: uuidV7(systemClock) });
const { user, system } = process.cpuUsage(cpu);
delay.disable();
process.stdout.write(
  `the rest in ${((performance.now() - began) / 1000).toFixed(1)} s, ${((user + system) / 1e6).toFixed(1)} s of the processor; the event loop held ${(delay.max / 1e6).toFixed(0)} ms at most, ${(delay.percentile(99) / 1e6).toFixed(0)} ms p99\n`,
);
await database.close();
