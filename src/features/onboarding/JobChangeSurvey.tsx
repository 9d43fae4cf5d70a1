import { Suspense, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { announce } from '../../ui/feedback/announce.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { IconButton } from '../../ui/buttons/IconButton.tsx';
import * as css from './JobChangeSurvey.css.ts';
import { JobChangeSurveyForm, surveyQuestion } from './JobChangeSurveyForm.tsx';
import { useWide } from '../../ui/useWide.ts';
import { part } from '../../lib/part.ts';

const Sheet = part(async () => (await import('../../ui/overlays/Sheet.tsx')).Sheet);

interface JobChangeSurveyProps {
  /** Closed without an answer. */
  readonly onClose: () => void;
  readonly onAnswered: () => void;
}

/**
 * Takes no focus, as nobody asked for it: it is the page's last region, is announced, and Esc inside closes
 * it. On phones it is a bar that opens a sheet.
 */
export function JobChangeSurvey({ onClose, onAnswered }: JobChangeSurveyProps): ReactElement {
  const id = useId();
  const wide = useWide();
  const [sheetOpen, setSheetOpen] = useState(false);
  const place = useRef<HTMLElement>(null);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !sheetOpen) onClose();
  });
  useEffect(() => {
    const element = place.current;
    const listen = (event: KeyboardEvent): void => press(event);
    element?.addEventListener('keydown', listen);
    return () => element?.removeEventListener('keydown', listen);
  }, []);
  useLayoutEffect(() => {
    const element = place.current;
    // Before it is removed: move the focus from it into the page.
    return () => {
      if (element?.contains(document.activeElement) === true) {
        document.getElementById('main')?.focus({ preventScroll: true });
      }
    };
  }, []);
  useEffect(() => {
    announce(`${surveyQuestion} ページの終わりで回答できます。`);
  }, []);
  return (
    <section ref={place} className={css.place} aria-labelledby={id}>
      <div className={css.head}>
        <h2 id={id} className={css.title}>
          {surveyQuestion}
        </h2>
        {!wide && (
          <Button size="s" aria-haspopup="dialog" onClick={() => setSheetOpen(true)}>
            回答する
          </Button>
        )}
        <IconButton icon="close" label="あとで回答する" onClick={onClose} />
      </div>
      {wide && (
        <div className={css.body}>
          <JobChangeSurveyForm onAnswered={onAnswered} />
        </div>
      )}
      {!wide && sheetOpen && (
        <Suspense fallback={null}>
          <Sheet open title={surveyQuestion} onClose={() => setSheetOpen(false)}>
            <JobChangeSurveyForm onAnswered={onAnswered} />
          </Sheet>
        </Suspense>
      )}
    </section>
  );
}
