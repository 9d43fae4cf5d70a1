import type { ReactElement, ReactNode } from 'react';
import { retryFailures, useFailure } from '../../lib/failures.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Spinner } from '../../ui/feedback/Spinner.tsx';
import * as css from './Failure.css.ts';
import { isCut, useFailureCause } from './useFailureCause.ts';

interface FailureProps {
  /** 作品を読み込めませんでした。 */
  readonly title: string;
  readonly headingLevel?: 'h1' | 'h2' | 'h3';
  /** Part of something larger that reports the failure of both. */
  readonly isAside?: boolean;
  /** As thrown. */
  readonly error: unknown;
  readonly retry: () => void;
  /** While the cause is determined. */
  readonly waiting?: ReactNode;
}

const words = {
  offline: '現在オフラインです。つながると、自動で読み込みます。',
  unreachable: 'サーバーにつながりませんでした。通信を確認して、もう一度お試しください。',
  fault: 'こちらの不具合です。時間をおいて、もう一度お試しください。',
};

/** Replaces a failed part: retries by a press, and when the network is back. */
export function Failure({
  title,
  headingLevel = 'h2',
  isAside = false,
  error,
  retry,
  waiting,
}: FailureProps): ReactNode {
  const cause = useFailureCause(error);
  const told = useFailure(retry, { isAside, isCut: isCut(error) });
  if (told === 'nothing') return null;
  if (told === 'line') return <p className={css.line}>{title}</p>;
  if (cause === null) return waiting ?? <Spinner label="読み込み中" />;
  if (cause === 'old build') return <OldBuild headingLevel={headingLevel} />;
  return (
    <ErrorState title={title} headingLevel={headingLevel} onRetry={retryFailures}>
      {words[cause]}
    </ErrorState>
  );
}

function OldBuild({ headingLevel }: Required<Pick<FailureProps, 'headingLevel'>>): ReactElement {
  return (
    <ErrorState
      headingLevel={headingLevel}
      title="新しいバージョンがあります。"
      action={<Button onClick={() => window.location.reload()}>新しいバージョンで開く</Button>}
    >
      つむぎが更新されました。再読み込みすると続きを使えます。
    </ErrorState>
  );
}
