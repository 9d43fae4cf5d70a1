import type { ReactElement } from 'react';
import { cx } from '../cx.ts';
import { mark, shapes, status, tones } from './Status.css.ts';

interface StatusProps {
  /** Form first: filled = yes, half = on condition or in part, ring = no or over. */
  readonly shape: 'filled' | 'half' | 'ring';
  /** Colour second: 朱 creators and unread, 藍 companies and openings, ink for the rest. A ring is quiet unless told. */
  readonly tone?: 'creator' | 'company' | 'ink' | 'quiet';
  readonly children: string;
  /** The word is only heard and shown on pointing, where there is no room for it. */
  readonly wordHidden?: boolean;
  readonly className?: string;
}

export function Status({ shape, tone, children, wordHidden = false, className }: StatusProps): ReactElement {
  const colour = tone ?? (shape === 'ring' ? 'quiet' : 'creator');
  const look = cx(mark, shapes[shape], tones[colour]);
  // One element: a feed has one on every card.
  if (wordHidden)
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the sign is drawn by its style: there is no file for an <img>
    return <span role="img" aria-label={children} title={children} className={cx(look, className)} />;
  return (
    <span className={cx(status, className)}>
      <span className={look} />
      {children}
    </span>
  );
}
