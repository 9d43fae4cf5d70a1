export interface ScreenPicture {
  readonly src: string;
  readonly srcSet: string;
  /** The same in the dark theme. */
  readonly darkSrcSet: string;
  readonly sizes: string;
}

/** A screen of the product, and one for phones (`scripts/productPictures.mjs`). */
function screenOf(name: string, width: number, sizes: string): ScreenPicture {
  const fileOf = (look: string): string => `/pictures/business-${name}${look}.webp`;
  const setOf = (look: string): string => `${fileOf(`${look}-small`)} 828w, ${fileOf(look)} ${width}w`;
  return { src: fileOf(''), srcSet: setOf(''), darkSrcSet: setOf('-dark'), sizes };
}

export const deskScreen = screenOf('desk', 1440, '(max-width: 1199px) 100vw, 75vw');

export const stepScreen = (name: string): ScreenPicture =>
  screenOf(name, 1080, '(max-width: 767px) 100vw, 50vw');
