import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { Button } from '../../ui/buttons/Button.tsx';
import { Failure } from './Failure.tsx';
import * as css from './MoreOfList.css.ts';

type LoadNext = (count: number, options: { readonly onComplete: (error: Error | null) => void }) => unknown;

interface MoreOfListProps {
  readonly count: number;
  readonly loadNext: LoadNext;
  readonly isLoading: boolean;
  /** Loads before its end is in view, not only by a press. */
  readonly isEndless?: boolean;
}

/** Below a Relay pagination: loads the next page, and shows its error. */
export function MoreOfList({ count, loadNext, isLoading, isEndless = false }: MoreOfListProps): ReactElement {
  const [error, setError] = useState<Error | null>(null);
  const end = useRef<HTMLParagraphElement>(null);
  const load = (): void => {
    setError(null);
    loadNext(count, { onComplete: setError });
  };
  const near = useEffectEvent(() => {
    if (error === null) load();
  });
  useEffect(() => {
    const place = end.current;
    if (!isEndless || isLoading || place === null || typeof IntersectionObserver === 'undefined')
      return undefined;
    // Observed again after each page, to continue while the end is near.
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting === true && near(), {
      rootMargin: '0px 0px 900px',
    });
    observer.observe(place);
    return () => observer.disconnect();
  }, [isEndless, isLoading]);
  if (error !== null)
    return <Failure title="続きを読み込めませんでした。" headingLevel="h3" error={error} retry={load} />;
  return (
    <p ref={end} className={css.more}>
      <Button loading={isLoading} onClick={load}>
        さらに表示する
      </Button>
    </p>
  );
}
