import type Sharp from 'sharp';

export type SharpModule = typeof Sharp;

let loaded: Promise<SharpModule> | undefined;

/**
 * sharp, loaded when the first picture needs it (the server starts faster) and told what it may do: read only the formats we take (it would
 * read SVG too), one thread a picture (two pictures at a time use the machine better), and keep no cache of its own.
 */
export function loadSharp(): Promise<SharpModule> {
  return (loaded ??= load());
}

async function load(): Promise<SharpModule> {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: [
      'VipsForeignLoadJpeg',
      'VipsForeignLoadPng',
      'VipsForeignLoadWebp',
      'VipsForeignLoadNsgif',
      'VipsForeignLoadHeif',
    ],
  });
  return sharp;
}
