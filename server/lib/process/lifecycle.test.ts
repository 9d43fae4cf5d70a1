import { expect, it } from 'vitest';
import { createLifecycle } from './lifecycle.ts';
import { silentLog } from './log.ts';

it('stops in the opposite order, once, whatever a step does', async () => {
  const lifecycle = createLifecycle(silentLog());
  const order: string[] = [];
  lifecycle.onStop('database', () => {
    order.push('database');
  });
  lifecycle.onStop('worker', () => Promise.reject(new Error('stuck job')));
  lifecycle.onStop('http', async () => {
    order.push('http');
  });
  expect(lifecycle.stopping).toBe(false);
  await Promise.all([lifecycle.stop(), lifecycle.stop()]);
  expect(lifecycle.stopping).toBe(true);
  expect(order).toEqual(['http', 'database']);
});

it('does not wait for ever, and still tries what comes after', async () => {
  const lifecycle = createLifecycle(silentLog(), 1);
  let closed = false;
  lifecycle.onStop('database', () => {
    closed = true;
  });
  lifecycle.onStop('worker', () => new Promise(() => undefined));
  await lifecycle.stop();
  expect(closed).toBe(true);
});
