import type { ReactElement, ReactNode } from 'react';
import { Button } from '../buttons/Button.tsx';
import { cx } from '../cx.ts';
import { act, code, failed, place, title as titleClass, words } from './EmptyState.css.ts';
import { PhraseText } from '../text/PhraseText.tsx';

interface ErrorStateProps {
  /** What happened: 作品を読み込めませんでした。 */
  readonly title?: string;
  readonly headingLevel?: 'h1' | 'h2' | 'h3';
  /** What to do. */
  readonly children?: ReactNode;
  /** Adds もう一度読み込む. */
  readonly onRetry?: (() => void) | undefined;
  readonly retrying?: boolean;
  /** Instead of the retry. */
  readonly action?: ReactNode;
  /** The id of the error in the server's log. */
  readonly reference?: string | undefined;
  readonly className?: string;
}

export function ErrorState({
  title = '読み込めませんでした。',
  headingLevel: Heading = 'h2',
  children = '通信を確認して、もう一度お試しください。',
  onRetry,
  retrying = false,
  action,
  reference,
  className,
}: ErrorStateProps): ReactElement {
  return (
    <div className={cx(place, failed, className)} role="alert">
      <Heading className={titleClass}>
        <PhraseText>{title}</PhraseText>
      </Heading>
      <div className={words}>{children}</div>
      {reference !== undefined && <p className={code}>お問い合わせ番号 {reference}</p>}
      {(action !== undefined || onRetry !== undefined) && (
        <div className={act}>
          {action ?? (
            <Button onClick={onRetry} loading={retrying} loadingText="読み込み中">
              もう一度読み込む
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
