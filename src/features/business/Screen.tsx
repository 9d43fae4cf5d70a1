import type { ComponentProps, ReactElement } from 'react';
import { media } from '../../ui/theme/theme.css.ts';
import { useTheme } from '../../ui/theme/theme.ts';
import * as css from './business.css.ts';
import type { ScreenPicture } from './screens.ts';

interface ScreenProps extends Pick<ComponentProps<'img'>, 'fetchPriority' | 'loading'> {
  readonly screen: ScreenPicture;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/** A screen of the product in the reader's own theme; only that one is fetched. */
export function Screen({
  screen: { src, srcSet, darkSrcSet, sizes },
  alt,
  ...img
}: ScreenProps): ReactElement {
  const [theme] = useTheme();
  return (
    <picture className={css.screenPlace}>
      {theme !== 'light' && (
        <source media={theme === 'dark' ? undefined : media.dark} srcSet={darkSrcSet} sizes={sizes} />
      )}
      <img className={css.screen} src={src} srcSet={srcSet} sizes={sizes} alt={alt} {...img} />
    </picture>
  );
}
