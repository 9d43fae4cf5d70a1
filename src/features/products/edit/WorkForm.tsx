import { useBlocker } from '@tanstack/react-router';
import { Suspense, useEffect, useRef, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { WorkForm_elements$key } from '../../../../__generated__/WorkForm_elements.graphql.ts';
import { failureWords, type FormError } from '../../../lib/failureWords.ts';
import { useForm } from '../../../lib/forms/useForm.ts';
import { chosen, conflictsOf } from '../../../lib/drafts/merge.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { cx } from '../../../ui/cx.ts';
import { EditorEnd } from '../../../ui/editors/EditorBar.tsx';
import { EditorTabs } from '../../../ui/editors/EditorTabs.tsx';
import type { EditorSide } from '../../../ui/editors/EditorTabs.tsx';
import { hiddenSide } from '../../../ui/editors/editors.css.ts';
import { workTerms } from '../../terms/workTerms.ts';
import * as css from './edit.css.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { DraftState } from './DraftState.tsx';
import type { NewWorkSaver, NewWorkState } from './newWorkDraft.ts';
import { PublishFields } from './PublishFields.tsx';
import { useMedia } from './media/useMedia.ts';
import { WorkFields } from './WorkFields.tsx';
import type { WorkSnapshot } from './workSnapshot.ts';
import { workDraft, workTable } from './workTable.ts';
import { placed, workSchema } from './workValues.ts';
import type { WorkValues } from './workValues.ts';
import { part } from '../../../lib/part.ts';

// It stands beside the form, which need not wait for it.
const WorkPreview = part(async () => (await import('./WorkPreview.tsx')).WorkPreview);
const LeaveWorkDialog = part(async () => (await import('./LeaveWorkDialog.tsx')).LeaveWorkDialog);
const WorkConflictDialog = part(async () => (await import('./WorkConflictDialog.tsx')).WorkConflictDialog);

interface WorkFormProps {
  readonly title: string;
  readonly opened: WorkSnapshot;
  /** Where this browser keeps what is typed, unless a saver does. */
  readonly draftKey?: string;
  /** Keeps it with the server while it is written. */
  readonly kept?: { readonly saver: NewWorkSaver; readonly state: NewWorkState };
  /** Throws away what is written, on the way to another page. */
  readonly onDiscard: () => Promise<void>;
  readonly elements: WorkForm_elements$key;
  readonly submitLabel: string;
  /** Sends it; answers what was refused, and the work where it was saved elsewhere since `version`. `start` is what the server had. */
  readonly save: (
    values: WorkValues,
    on: { readonly start: WorkValues; readonly version: number },
  ) => Promise<{ readonly errors: readonly FormError[]; readonly newer?: WorkSnapshot }>;
  /** Where to go once it is saved. */
  readonly onSaved: () => Promise<void>;
  /** Above the form: how the work stands. */
  readonly lead?: ReactNode;
  /** Below the form: what concerns a work that is there already. */
  readonly children?: ReactNode;
}

/** The editor of a work: the form on the left, what it makes on the right. What is typed is kept in this browser until it is saved. */
export function WorkForm({
  title,
  opened,
  draftKey,
  kept,
  onDiscard,
  elements: key,
  submitLabel,
  save,
  onSaved,
  lead,
  children,
}: WorkFormProps): ReactElement {
  const elements = useFragment(
    graphql`
      fragment WorkForm_elements on Query {
        ...workTerms_query
      }
    `,
    key,
  );
  const terms = workTerms(elements);
  /** What the form builds on. */
  const version = useRef(opened.version);
  const [isLater, setIsLater] = useState(false);
  const [side, setSide] = useState<EditorSide>('write');
  const form = useForm({
    schema: workSchema,
    initial: opened.values,
    draft: workDraft,
    ...(draftKey !== undefined && { draftKey }),
    onSubmit: async (output) => {
      if (differences.length > 0) {
        askAgain();
        return;
      }
      const saved = await send(output, form.start);
      if (saved === null) return;
      form.reset(saved);
      await onSaved();
    },
  });
  useEffect(() => kept?.saver.change(() => form.values), [kept?.saver, form.values]);
  const theirs = kept?.state.step === 'conflict' ? kept.state.theirs : null;
  const differences =
    theirs !== null && kept !== undefined
      ? kept.saver.differences(theirs.values)
      : conflictsOf(workTable, form).map((field) => ({ field, isOwn: true }));
  const settle = (mine: ReadonlySet<string>): void => {
    if (theirs === null || kept === undefined) {
      form.rebase(workDraft.decided(form, mine));
      return;
    }
    const values = chosen(workTable, form.values, theirs.values, mine);
    kept.saver.resolve(values);
    form.rebase({ start: form.start, base: form.start, values });
  };
  const askAgain = (): void => {
    setIsLater(false);
    form.failed([{ message: '別の画面で保存された内容と、どちらを残すか選んでください。' }]);
  };
  /** Answers what stands by then; null where it was refused. */
  const send = async (values: WorkValues, start: WorkValues): Promise<WorkValues | null> => {
    const { errors, newer } = await save(values, { start, version: version.current });
    if (newer === undefined) return form.failed(placed(errors)) ? null : values;
    version.current = newer.version;
    const merged = form.meet(newer.values);
    if (conflictsOf(workTable, merged).length === 0) return send(merged.values, merged.start);
    askAgain();
    return null;
  };
  const used = useMedia(form);
  const sending = used.states.size > 0;
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      current.pathname !== next.pathname && (form.dirty || sending) && !form.pending,
    enableBeforeUnload: () => sending,
    withResolver: true,
  });
  const previewClass = side === 'write' ? hiddenSide : undefined;
  const away = side === 'look' ? hiddenSide : undefined;
  return (
    <div className={css.desk}>
      <EditorTabs side={side} onChange={setSide} />
      <div className={cx(css.formSide, side === 'look' && css.formAway)}>
        <div className={away}>
          <div className={css.head}>
            <h1 className={css.title}>{title}</h1>
            {kept !== undefined && <DraftState state={kept.state} />}
            {kept === undefined && form.dirty && (
              <p className={css.kept}>書いたものは、保存するまでこのブラウザーに残ります。</p>
            )}
          </div>
          {lead}
          {differences.length > 0 && isLater && (
            <p className={css.conflict}>
              別の画面で保存された内容と違うところがあります。
              <Button size="s" onClick={() => setIsLater(false)}>
                残す内容を選ぶ
              </Button>
            </p>
          )}
        </div>
        <form {...form.props}>
          <div className={away}>
            <WorkFields form={form} used={used} terms={terms} />
            <PublishFields form={form} />
          </div>
          <EditorEnd side={side} onChange={setSide} message={form.message}>
            <Button
              type="submit"
              variant="primary"
              loading={form.pending}
              loadingText="保存中"
              // What is missing is in the form.
              onClick={() => setSide('write')}
            >
              {submitLabel}
            </Button>
          </EditorEnd>
        </form>
        {children !== undefined && <div className={cx(css.apart, away)}>{children}</div>}
      </div>
      <WorkPreview
        terms={terms}
        values={form.values}
        states={used.states}
        className={previewClass}
        waiting={<section className={cx(css.previewSide, previewClass)} aria-label="プレビュー" />}
      />
      <Suspense fallback={null}>
        {differences.length > 0 && !isLater && (
          <WorkConflictDialog
            terms={terms}
            differences={differences}
            here={form.values}
            there={theirs?.values ?? form.start}
            onSettle={settle}
            onClose={() => setIsLater(true)}
          />
        )}
        {blocker.status === 'blocked' && (
          <LeaveWorkDialog
            sending={sending}
            onStay={() => blocker.reset()}
            onLeave={() => blocker.proceed()}
            onDiscard={() => {
              onDiscard().then(
                () => blocker.proceed(),
                (error: unknown) => toast.error(failureWords(error)),
              );
            }}
          />
        )}
      </Suspense>
    </div>
  );
}
