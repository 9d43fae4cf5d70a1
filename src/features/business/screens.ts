export interface ScreenPicture {
  readonly src: string;
  readonly srcSet: string;
  readonly sizes: string;
}

/** A screen of the product, and one for phones (`scripts/productPictures.mjs`). */
function screenOf(name: string, width: number, sizes: string): ScreenPicture {
  const src = `/pictures/business-${name}.webp`;
  return { src, srcSet: `/pictures/business-${name}-small.webp 828w, ${src} ${width}w`, sizes };
}

export const deskScreen = screenOf('desk', 1440, '(max-width: 1199px) 100vw, 75vw');

export const stepScreen = (name: string): ScreenPicture =>
  screenOf(name, 1080, '(max-width: 767px) 100vw, 50vw');
