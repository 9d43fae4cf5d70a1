import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { readBody } from './body.ts';

const limits = { bytes: 10, milliseconds: 60_000 };
const message = () => new IncomingMessage(new Socket());

it('reads what comes, in pieces', async () => {
  const req = message();
  const body = readBody(req, limits);
  for (const piece of ['つ', 'むぎ', null]) req.push(piece);
  expect((await body).toString()).toBe('つむぎ');
});

it('gives up on who sends nothing for too long', async () => {
  await expect(readBody(message(), { ...limits, milliseconds: 1 })).rejects.toMatchObject({ status: 408 });
});

it('gives up on who breaks off', async () => {
  const req = message();
  const body = readBody(req, limits);
  req.push('half');
  req.destroy();
  await expect(body).rejects.toMatchObject({ status: 400 });
});

it('gives up as soon as it is too much', async () => {
  const req = message();
  const body = readBody(req, limits);
  req.push('0123456789');
  req.push('x');
  await expect(body).rejects.toMatchObject({ status: 413 });
});
