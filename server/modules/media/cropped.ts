import { DomainError } from '../../lib/request/errors.ts';
import type { ImageFacts } from './ingest.ts';

const refuse = (message: string) => new DomainError('InvalidImageInputError', message, { field: 'file' });

const smallest = { square: 200, cover: 800 } as const;

/** A picture cropped to a square: must be sharp at its largest size. */
export function acceptSquare(name: string): (facts: ImageFacts) => void {
  return ({ width, height }) => {
    if (Math.min(width, height) < smallest.square)
      throw refuse(`画像が小さすぎます。縦横とも${smallest.square}px以上の画像をお選びください。`);
    // Crops may end between two pixels.
    if (Math.abs(width - height) > Math.max(2, width / 100))
      throw refuse(`${name}は、正方形に切り抜いてください。`);
  };
}

export function acceptCover({ width }: ImageFacts): void {
  if (width < smallest.cover)
    throw refuse(`画像が小さすぎます。横幅が${smallest.cover}px以上の画像をお選びください。`);
}
