import { useBlocker } from '@tanstack/react-router';
import type { ReactElement, ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { WorkForm_elements$key } from '../../../../__generated__/WorkForm_elements.graphql.ts';
import { keepDraft } from '../../../lib/formDraft.ts';
import { type FormError } from '../../../lib/failureWords.ts';
import { useForm } from '../../../lib/useForm.ts';
import { Button } from '../../../ui/Button.tsx';
import { FormEnd } from '../../../ui/FormSection.tsx';
import * as css from './edit.css.ts';
import { LeaveWorkDialog } from './LeaveWorkDialog.tsx';
import { PublishFields } from './PublishFields.tsx';
import { useMedia } from './useMedia.ts';
import { WorkFields } from './WorkFields.tsx';
import { WorkPreview } from './WorkPreview.tsx';
import { placed, workInput, workSchema } from './workValues.ts';
import type { WorkInput, WorkValues } from './workValues.ts';

interface WorkFormProps {
  readonly title: string;
  readonly initial: WorkValues;
  readonly draftKey: string;
  readonly elements: WorkForm_elements$key;
  readonly submitLabel: string;
  /** Sends it; answers what was refused. `before` is what the form was built on, `clientId` that of a new work. */
  readonly save: (
    input: WorkInput,
    { before, clientId }: { readonly before: WorkInput; readonly clientId: string | null },
  ) => Promise<readonly FormError[]>;
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
  initial,
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
      }
    `,
    key,
  );
  const form = useForm({
    schema: workSchema,
    initial,
    draftKey,
    onSubmit: async (output) => {
      const clientId = output.clientId === '' ? crypto.randomUUID() : output.clientId;
      // Into the draft, before it is on its way.
      if (clientId !== output.clientId) form.set('clientId', clientId);
      const errors = await save(workInput(output), { before: workInput(form.start), clientId });
      if (form.failed(placed(errors))) return;
      form.reset(form.values);
      await onSaved();
    },
  });
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
      <WorkPreview elements={elements} values={form.values} states={used.states} />
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
    </div>
  );
}
