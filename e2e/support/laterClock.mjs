import { readFileSync, writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

/**
 * Loaded before the server (`laterApp.ts`): moves its clock ahead by the milliseconds in a file, read again
 * at a signal.
 */

const file = process.env['LATER_CLOCK'] ?? '';
let ahead = 0;
const look = () => {
  ahead = Number(readFileSync(file, 'utf8'));
  if (isMainThread) writeFileSync(`${file}.seen`, String(ahead));
};
look();
if (isMainThread) process.on('SIGUSR2', look);

const real = Date;
globalThis.Date = new Proxy(real, {
  construct: (target, given, to) =>
    Reflect.construct(target, given.length === 0 ? [real.now() + ahead] : given, to),
  get: (target, name) => (name === 'now' ? () => real.now() + ahead : Reflect.get(target, name)),
});
