import type { ReactElement, ReactNode } from 'react';
import { cx } from '../cx.ts';
import { act, place, threads, title as titleClass, words } from './EmptyState.css.ts';
import { PhraseText } from '../text/PhraseText.tsx';
import { Threads } from './Threads.tsx';

interface EmptyStateProps {
  /** What will be here: 保存した作品が、ここに並びます。 */
  readonly title: string;
  readonly headingLevel?: 'h1' | 'h2' | 'h3';
  readonly children?: ReactNode;
  /** A Button, or a link with `buttonClass()`. */
  readonly action?: ReactNode;
  readonly className?: string;
}

export function EmptyState({
  title,
  headingLevel: Heading = 'h2',
  children,
  action,
  className,
}: EmptyStateProps): ReactElement {
  return (
    <div className={cx(place, className)}>
      <Threads className={threads} />
      <Heading className={titleClass}>
        <PhraseText>{title}</PhraseText>
      </Heading>
      {children !== undefined && <div className={words}>{children}</div>}
      {action !== undefined && <div className={act}>{action}</div>}
    </div>
  );
}
