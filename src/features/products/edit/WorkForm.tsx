import { useBlocker } from '@tanstack/react-router';
import { lazy, Suspense, useRef, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { WorkForm_elements$key } from '../../../../__generated__/WorkForm_elements.graphql.ts';
import { keepDraft } from '../../../lib/formDraft.ts';
import { type FormError } from '../../../lib/failureWords.ts';
import { useForm } from '../../../lib/useForm.ts';
import { arriving } from '../../../ui/arriving.ts';
import { Button } from '../../../ui/Button.tsx';
import { FormEnd } from '../../../ui/FormSection.tsx';
import * as css from './edit.css.ts';
import { PublishFields } from './PublishFields.tsx';
import { useMedia } from './useMedia.ts';
import { WorkFields } from './WorkFields.tsx';
import { conflictsOf, decided, onto } from './workParts.ts';
import type { WorkSnapshot } from './workSnapshot.ts';
import { placed, workInput, workSchema } from './workValues.ts';
import type { WorkInput, WorkValues } from './workValues.ts';

// It stands beside the form, which need not wait for it.
const WorkPreview = arriving(async () => (await import('./WorkPreview.tsx')).WorkPreview);
const LeaveWorkDialog = lazy(async () => ({
  default: (await import('./LeaveWorkDialog.tsx')).LeaveWorkDialog,
}));
const WorkConflictDialog = lazy(async () => ({
  default: (await import('./WorkConflictDialog.tsx')).WorkConflictDialog,
}));

interface WorkFormProps {
  readonly title: string;
  readonly opened: WorkSnapshot;
  readonly draftKey: string;
  readonly elements: WorkForm_elements$key;
  readonly submitLabel: string;
  /** Sends it; answers what was refused, and the work where it was saved elsewhere since `version`. `clientId` is that of a new work. */
  readonly save: (
    input: WorkInput,
    on: { readonly before: WorkInput; readonly version: number; readonly clientId: string | null },
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
        ...WorkFields_elements
        ...WorkPreview_elements
        ...WorkConflictDialog_elements
      }
    `,
    key,
  );
  /** What the form builds on. */
  const version = useRef(opened.version);
  const [isLater, setIsLater] = useState(false);
  const form = useForm({
    schema: workSchema,
    initial: opened.values,
    draftKey,
    onSubmit: async (output) => {
      if (conflicts.length > 0) {
        askAgain();
        return;
      }
      const clientId = output.clientId === '' ? crypto.randomUUID() : output.clientId;
      // Into the draft, before it is on its way.
      if (clientId !== output.clientId) form.set('clientId', clientId);
      const saved = await send({ ...output, clientId }, form.start);
      if (saved === null) return;
      form.reset(saved);
      await onSaved();
    },
  });
  const conflicts = conflictsOf(form);
  const askAgain = (): void => {
    setIsLater(false);
    form.failed([{ message: '別の画面で保存された内容と、どちらを残すか選んでください。' }]);
  };
  /** Answers what stands by then; null where it was refused. */
  const send = async (values: WorkValues, start: WorkValues): Promise<WorkValues | null> => {
    const on = { before: workInput(start), version: version.current, clientId: values.clientId };
    const { errors, newer } = await save(workInput(values), on);
    if (newer === undefined) return form.failed(placed(errors)) ? null : values;
    version.current = newer.version;
    const merged = onto(newer.values, { start, values });
    form.rebase(merged);
    if (conflictsOf(merged).length === 0) return send(merged.values, merged.start);
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
  return (
    <div className={css.desk}>
      <div className={css.formSide}>
        <div className={css.head}>
          <h1 className={css.title}>{title}</h1>
          {form.dirty && <p className={css.kept}>書いたものは、保存するまでこのブラウザーに残ります。</p>}
        </div>
        {lead}
        {conflicts.length > 0 && isLater && (
          <p className={css.conflict}>
            別の画面で保存された内容と違うところがあります。
            <Button size="s" onClick={() => setIsLater(false)}>
              残し方を選ぶ
            </Button>
          </p>
        )}
        <form {...form.props}>
          <WorkFields form={form} used={used} elements={elements} />
          <PublishFields form={form} />
          <FormEnd message={form.message}>
            <Button type="submit" variant="primary" loading={form.pending} loadingText="保存中">
              {submitLabel}
            </Button>
          </FormEnd>
        </form>
        {children}
      </div>
      <WorkPreview
        of={{ elements, values: form.values, states: used.states }}
        waiting={<section className={css.previewSide} aria-label="仕上がり" />}
      />
      <Suspense fallback={null}>
        {conflicts.length > 0 && !isLater && (
          <WorkConflictDialog
            elements={elements}
            conflicts={conflicts}
            here={form.values}
            there={form.start}
            onSettle={(here) => form.rebase(decided(form, here))}
            onClose={() => setIsLater(true)}
          />
        )}
        {blocker.status === 'blocked' && (
          <LeaveWorkDialog
            sending={sending}
            onStay={() => blocker.reset()}
            onLeave={() => blocker.proceed()}
            onDiscard={() => {
              keepDraft(draftKey, null);
              blocker.proceed();
            }}
          />
        )}
      </Suspense>
    </div>
  );
}
