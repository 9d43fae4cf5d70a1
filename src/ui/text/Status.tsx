import type { ReactElement } from 'react';
import { cx } from '../cx.ts';
import { mark, shapes, status, tones } from './Status.css.ts';

interface StatusProps {
  /** Filled: yes; half: on condition or in part; ring: no or over. */
  readonly shape: 'filled' | 'half' | 'ring';
  /**
   * 朱 for creators and unread, 藍 for companies and openings, ink for the rest. A ring is quiet by default.
   */
  readonly tone?: 'creator' | 'company' | 'ink' | 'quiet';
  readonly children: string;
  /** Shows the shape alone; the word is its title and accessible name. */
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
