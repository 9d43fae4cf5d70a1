import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testHash } from '../../db/testing/testRows.ts';
import { testApi, type TestApi } from '../../graphql/testing.ts';
import { mediaLimits } from './inspect.ts';
import { keepImage } from './keep.ts';
import { loadSharp } from './sharp.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi({ poolSize: 10 });
});
afterAll(() => api.close());

async function noise(seed: number): Promise<Buffer> {
  const sharp = await loadSharp();
  const data = Buffer.from(Array.from({ length: 64 * 64 * 3 }, (_, at) => (at * seed * 7_919) % 251));
  return sharp(data, { raw: { width: 64, height: 64, channels: 3 } })
    .png()
    .toBuffer();
}

const keep = (ownerId: string, file: Buffer) =>
  keepImage(api.services, {
    file,
    ownerId,
    accept: () => undefined,
    use: async () => undefined,
  });

const bytesOf = async (ownerId: string): Promise<readonly number[]> =>
  (
    await api.services.db
      .selectFrom('media_objects')
      .select('byte_size')
      .where('owner_id', '=', ownerId)
      .execute()
  ).map(({ byte_size: size }) => Number(size));

/** An account with only so much place left. */
async function nearlyFull(left: number): Promise<string> {
  const ownerId = await api.rows.creator();
  const [sha256, byte_size] = [testHash(), mediaLimits.accountBytes - left];
  await api.rows.media({ owner_id: ownerId, sha256, byte_size });
  // The same object under a second row takes no more place.
  await api.rows.media({ owner_id: ownerId, sha256, byte_size });
  return ownerId;
}

describe('what one account may keep', () => {
  it('is bounded, and what is too much is refused before it is worked on', async () => {
    const ownerId = await nearlyFull(20);
    const before = await bytesOf(ownerId);
    const broken = Buffer.concat([(await noise(1)).subarray(0, 40)]);
    await expect(keep(ownerId, broken)).rejects.toMatchObject({
      code: 'InvalidImageInputError',
      message: expect.stringContaining('5GBまで'),
    });
    expect(await bytesOf(ownerId)).toEqual(before);
    await keep(await api.rows.creator(), await noise(1));
  });

  it('is not passed by uploads at once', async () => {
    const files = await Promise.all([2, 3, 4, 5, 6, 7].map(noise));
    const trial = await api.rows.creator();
    for (const file of files) await keep(trial, file);
    const sizes = (await bytesOf(trial)).concat(files.map(({ byteLength }) => byteLength));
    const ownerId = await nearlyFull(Math.max(...sizes));
    const results = await Promise.allSettled(files.map((file) => keep(ownerId, file)));
    const kept = results.filter(({ status }) => status === 'fulfilled');
    expect(kept.length).toBeGreaterThan(0);
    const [first = 0, , ...rest] = await bytesOf(ownerId);
    expect(rest).toHaveLength(kept.length);
    expect(rest.reduce((sum, size) => sum + size, first)).toBeLessThanOrEqual(mediaLimits.accountBytes);
  });
});
