import { Suspense, useEffect, useId, useRef } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { Button } from '../../ui/buttons/Button.tsx';
import { FormPlace } from '../../ui/fields/formPlace.ts';
import { Spinner } from '../../ui/feedback/Spinner.tsx';
import { useKeptFocus } from '../../ui/overlays/useKeptFocus.ts';
import { useWide } from '../../ui/useWide.ts';
import * as css from './ownPage.css.ts';
import { part } from '../../lib/part.ts';

const Dialog = part(async () => (await import('../../ui/overlays/Dialog.tsx')).Dialog);

interface OwnSectionProps {
  /** Its place in the page: `/me#job`. */
  readonly anchor: string;
  readonly title: string;
  /** 編集する unless told. */
  readonly editLabel?: string;
  readonly editing: boolean;
  /** The field to begin with, by its name; the first one unless told. */
  readonly aim?: string | null;
  /** A long form: its sheet takes the whole height of a phone. */
  readonly tall?: boolean;
  /** Left out: it is read only. */
  readonly onEdit?: (() => void) | undefined;
  readonly onLeave: () => void;
  readonly editor: ReactNode;
  /** More acts beside the one that edits. */
  readonly acts?: ReactNode;
  /** As it reads. */
  readonly children: ReactNode;
}

interface EditorProps {
  readonly inSheet: boolean;
  readonly aim: string | null;
  readonly children: ReactNode;
}

/** Takes the focus into its first field once its code is there; in a sheet, where a keyboard would rise, only into one that was asked for. */
function Editor({ inSheet, aim, children }: EditorProps): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (inSheet && aim === null) return;
    const field = aim === null ? 'input, textarea, button' : `[name="${aim}"]`;
    const target = place.current?.querySelector<HTMLElement>(field);
    target?.focus();
    // A field far down would just peep out above the line that saves.
    if (aim !== null) target?.scrollIntoView?.({ block: 'center' });
  }, [inSheet, aim]);
  return (
    <div ref={place} className={inSheet ? css.editorInSheet : css.editor}>
      <FormPlace value="pane">{children}</FormPlace>
    </div>
  );
}

/** A part of one's own page: read, or edited in its place; on a phone edited in a sheet. */
export function OwnSection({
  anchor,
  title,
  editLabel = '編集する',
  editing,
  aim = null,
  tall = false,
  onEdit,
  onLeave,
  editor,
  acts,
  children,
}: OwnSectionProps): ReactElement {
  const id = useId();
  const wide = useWide();
  const edit = useRef<HTMLButtonElement>(null);
  const was = useRef(editing);
  const place = useRef<HTMLElement>(null);
  useKeptFocus(place);
  useEffect(() => {
    if (was.current === editing) return;
    was.current = editing;
    // The sheet gives the focus back by itself.
    if (wide && !editing) edit.current?.focus();
  }, [editing, wide]);
  return (
    <section ref={place} className={css.section} id={anchor} aria-labelledby={id} tabIndex={-1}>
      <div className={css.sectionHead}>
        <h2 id={id} className={css.sectionName}>
          {title}
        </h2>
        {!(editing && wide) && (
          <div className={css.sectionActs}>
            {acts}
            {onEdit && (
              <Button
                ref={edit}
                size="s"
                aria-label={`${title}を${editLabel}`}
                aria-haspopup={wide ? undefined : 'dialog'}
                onClick={onEdit}
              >
                {editLabel}
              </Button>
            )}
          </div>
        )}
      </div>
      {editing && wide ? (
        <Suspense fallback={<Spinner label="読み込み中" fill />}>
          <Editor inSheet={false} aim={aim}>
            {editor}
          </Editor>
        </Suspense>
      ) : (
        children
      )}
      {editing && !wide && (
        <Suspense fallback={null}>
          <Dialog open title={title} onClose={onLeave} fullHeight={tall} dismissable={false}>
            <Suspense fallback={<Spinner label="読み込み中" fill />}>
              <Editor inSheet aim={aim}>
                {editor}
              </Editor>
            </Suspense>
          </Dialog>
        </Suspense>
      )}
    </section>
  );
}
