import { Suspense, useEffect, useId, useRef } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { Button } from '../../ui/buttons/Button.tsx';
import { FormPlace } from '../../ui/fields/form/formPlace.ts';
import { Spinner } from '../../ui/feedback/Spinner.tsx';
import { useKeptFocus } from '../../ui/overlays/useKeptFocus.ts';
import { useWide } from '../../ui/useWide.ts';
import * as css from './ownPage.css.ts';
import { part } from '../../lib/part.ts';

const Dialog = part(async () => (await import('../../ui/overlays/Dialog.tsx')).Dialog);

interface OwnSectionProps {
  /** For links such as `/me#job`. */
  readonly anchor: string;
  readonly title: string;
  /** Default: 編集する */
  readonly editLabel?: string;
  readonly editing: boolean;
  /** Name of the field to focus; default: the first. */
  readonly aim?: string | null;
  /** A long form: on phones its sheet has full height. */
  readonly tall?: boolean;
  /** Omitted: read only. */
  readonly onEdit?: (() => void) | undefined;
  readonly onLeave: () => void;
  readonly editor: ReactNode;
  /** More buttons beside the edit button. */
  readonly acts?: ReactNode;
  /** The section while not edited. */
  readonly children: ReactNode;
}

interface EditorProps {
  readonly inSheet: boolean;
  readonly aim: string | null;
  readonly children: ReactNode;
}

/**
 * Focuses the first field once loaded; in a sheet only a field that was asked for, as a keyboard would open.
 */
function Editor({ inSheet, aim, children }: EditorProps): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (inSheet && aim === null) return;
    const field = aim === null ? 'input, textarea, button' : `[name="${aim}"]`;
    const target = place.current?.querySelector<HTMLElement>(field);
    target?.focus();
    // Otherwise a field far down would be just above the save bar.
    if (aim !== null) target?.scrollIntoView?.({ block: 'center' });
  }, [inSheet, aim]);
  return (
    <div ref={place} className={inSheet ? css.editorInSheet : css.editor}>
      <FormPlace value="pane">{children}</FormPlace>
    </div>
  );
}

/** A section of one's own page, edited in place; on phones in a sheet. */
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
    // The sheet restores the focus itself.
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
