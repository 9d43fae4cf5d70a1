import type Sharp from 'sharp';

export type SharpModule = typeof Sharp;

let loaded: Promise<SharpModule> | undefined;

/**
 * Loads sharp with the first picture, for a faster start. Configured for allowed formats only (not SVG), one
 * thread a picture (two at a time use the cores better), and no cache.
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
