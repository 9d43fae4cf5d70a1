import type { ReactElement } from 'react';
import { avatar, sizes, square } from './Avatar.css.ts';
import { cx } from '../cx.ts';
import { imageUrl } from './imageUrl.ts';

interface AvatarProps {
  /** Its first character is shown without a picture. */
  readonly name: string;
  readonly src?: string | null | undefined;
  /** Round for people, square for companies. */
  readonly shape?: 'round' | 'square';
  readonly size?: keyof typeof sizes;
  /** Only where the name is not beside it. */
  readonly label?: string | undefined;
  readonly lazy?: boolean;
  readonly className?: string | undefined;
}

const legalForms = /^(?:株式会社|合同会社|有限会社|一般社団法人|一般財団法人|\(株\)|（株）|㈱)\s*/u;

/** 株式会社灯台舎 → 灯. */
function initial(name: string): string {
  const [first] = name.trim().replace(legalForms, '');
  return first ?? '';
}

export function Avatar({
  name,
  src,
  shape = 'round',
  size = 20,
  label,
  lazy = true,
  className,
}: AvatarProps): ReactElement {
  const look = cx(avatar, shape === 'square' && square, className);
  if (src === null || src === undefined || src === '') {
    return (
      <span
        className={cx(look, sizes[size])}
        role={label === undefined ? undefined : 'img'}
        aria-label={label}
        aria-hidden={label === undefined ? true : undefined}
      >
        {initial(name)}
      </span>
    );
  }
  return (
    <img
      className={look}
      src={imageUrl(src, size)}
      srcSet={`${imageUrl(src, size)} 1x, ${imageUrl(src, size * 2)} 2x`}
      width={size}
      height={size}
      alt={label ?? ''}
      loading={lazy ? 'lazy' : 'eager'}
    />
  );
}
