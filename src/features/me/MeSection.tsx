import { lazy, Suspense, useEffect, useId, useRef } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { useWide } from '../../ui/useWide.ts';
import * as css from './me.css.ts';

const Dialog = lazy(async () => ({ default: (await import('../../ui/Dialog.tsx')).Dialog }));

interface MeSectionProps {
  /** Its place in the page: `/me#job`. */
  readonly anchor: string;
  readonly title: string;
  /** 編集する unless told. */
  readonly editLabel?: string;
  readonly editing: boolean;
  readonly onEdit: () => void;
  readonly onLeave: () => void;
  readonly editor: ReactNode;
  /** More acts beside the one that edits. */
  readonly acts?: ReactNode;
  /** As it reads. */
  readonly children: ReactNode;
}

/** Takes the focus into its first field once its code is there. */
function Editor({ children }: { readonly children: ReactNode }): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.querySelector<HTMLElement>('input, textarea, button')?.focus();
  }, []);
  return (
    <div ref={place} className={css.editor}>
      {children}
    </div>
  );
}

/** A part of one's own page: read, or edited in its place; on a phone edited in a sheet as high as the screen. */
export function MeSection({
  anchor,
  title,
  editLabel = '編集する',
  editing,
  onEdit,
  onLeave,
  editor,
  acts,
  children,
}: MeSectionProps): ReactElement {
  const id = useId();
  const wide = useWide();
  const edit = useRef<HTMLButtonElement>(null);
  const was = useRef(editing);
  useEffect(() => {
    if (was.current === editing) return;
    was.current = editing;
    // The sheet gives the focus back by itself.
    if (wide && !editing) edit.current?.focus();
  }, [editing, wide]);
  return (
    <section className={css.section} id={anchor} aria-labelledby={id}>
      <div className={css.sectionHead}>
        <h2 id={id} className={css.sectionName}>
          {title}
        </h2>
        {!(editing && wide) && (
          <div className={css.sectionActs}>
            {acts}
            <Button
              ref={edit}
              size="s"
              aria-label={`${title}を${editLabel}`}
              aria-haspopup={wide ? undefined : 'dialog'}
              onClick={onEdit}
            >
              {editLabel}
            </Button>
          </div>
        )}
      </div>
      {editing && wide ? (
        <Suspense fallback={<Spinner label="読み込み中" fill />}>
          <Editor>{editor}</Editor>
        </Suspense>
      ) : (
        children
      )}
      {editing && !wide && (
        <Suspense fallback={null}>
          <Dialog open title={title} onClose={onLeave} fullHeight dismissable={false}>
            <Suspense fallback={<Spinner label="読み込み中" fill />}>{editor}</Suspense>
          </Dialog>
        </Suspense>
      )}
    </section>
  );
}
