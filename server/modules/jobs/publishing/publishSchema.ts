import { builder } from '../../../builder/builder.ts';
import { payload } from '../../../builder/payload.ts';
import { orErrors } from '../../../builder/errors.ts';
import type { Context } from '../../../lib/request/context.ts';
import type { ErrorName } from '../../../lib/request/errors.ts';
import { ownDraft } from '../drafts/drafts.ts';
import type { Kind } from '../drafts/drafts.ts';
import type { DraftRow } from '../drafts/draftSql.ts';
import { DraftJobOpening, writers } from '../drafts/draftType.ts';
import { duplicateOpening } from '../drafts/duplicate.ts';
import { JobOpeningHold } from '../holds/holdType.ts';
import { forgetEditing, hasPendingChange, holdOf, suspensionReasonOf } from '../drafts/editing.ts';
import { JobOpeningPayload } from '../openings/openingPayloadType.ts';
import { forgetOpening, visibleOpening } from '../openings/openings.ts';
import type { OpeningRow } from '../openings/openingSql.ts';
import { JobOpening, JobOpeningStatus } from '../openings/openingType.ts';
import { publishDraft } from './publish.ts';
import { updateStatus } from './status.ts';

builder.interfaceFields(JobOpening, (t) => ({
  hasPendingChange: t.boolean({
    description:
      'Whether a change waits to be published: what people see differs from what is being edited. For those of its company who may edit, else false.',
    resolve: (opening, _args, context) => hasPendingChange(context, opening),
  }),
  isSuspended: t.boolean({
    description: 'Suspended by the operators; for its company only, else false.',
    resolve: async (opening, _args, context) => (await suspensionReasonOf(context, opening)) !== null,
  }),
  suspensionReason: t.string({
    nullable: true,
    description: 'Why the operators suspended it, while they do; for its company only.',
    resolve: (opening, _args, context) => suspensionReasonOf(context, opening),
  }),
  hold: t.field({
    type: JobOpeningHold,
    nullable: true,
    description: 'What a rule found in it, while it is kept from sight for that; for its company only.',
    resolve: (opening, _args, context) => holdOf(context, opening),
  }),
}));

const DuplicatePayload = payload<{ readonly jobOpening: OpeningRow | null; readonly draft: DraftRow | null }>(
  'DuplicateJobOpeningPayload',
  (t) => ({
    jobOpening: t.expose('jobOpening', {
      type: JobOpening,
      nullable: true,
      description: 'The new one, for the list.',
    }),
    draft: t.expose('draft', {
      type: DraftJobOpening,
      nullable: true,
      description: 'The same, for the editor.',
    }),
  }),
);

const StatusInput = builder.inputType('UpdateJobOpeningStatusInput', {
  description:
    '`message` goes to every candidate without an answer when the status becomes CLOSED; a polite standard text without one.',
  fields: (t) => ({
    jobOpeningId: t.id({ required: true }),
    status: t.field({ type: JobOpeningStatus, required: true }),
    message: t.string(),
  }),
});

const publishErrors: readonly ErrorName[] = [
  'ArgumentInvalidError',
  'CompanyNotFoundError',
  'ForbiddenError',
  'JobOpeningNotFoundError',
  'UserEditPrivilegeError',
];

/** The state after a write. */
async function written(context: Context, id: string): Promise<OpeningRow | null> {
  forgetOpening(context, id);
  forgetEditing(context, id);
  return visibleOpening(context, id);
}

const publish = (context: Context, kind: Kind, jobOpeningId: string) =>
  orErrors(publishErrors, async () => ({
    jobOpening: await written(context, await publishDraft(context, kind, jobOpeningId)),
  }));

builder.mutationFields((t) => {
  const ofOpening = () => ({ jobOpeningId: t.arg.id({ required: true }) });
  return {
    publishDraftContractJobOpening: t.field({
      type: JobOpeningPayload,
      args: ofOpening(),
      authScopes: writers,
      resolve: (_root, { jobOpeningId }, context) => publish(context, 'CONTRACT_UNIT', jobOpeningId),
    }),
    publishDraftHourlyJobOpening: t.field({
      type: JobOpeningPayload,
      args: ofOpening(),
      authScopes: writers,
      resolve: (_root, { jobOpeningId }, context) => publish(context, 'HOURLY_RATE', jobOpeningId),
    }),
    publishDraftFullTimeJobOpening: t.field({
      type: JobOpeningPayload,
      args: ofOpening(),
      authScopes: writers,
      resolve: (_root, { jobOpeningId }, context) => publish(context, 'FULL_TIME', jobOpeningId),
    }),
    duplicateJobOpening: t.field({
      type: DuplicatePayload,
      args: {
        ...ofOpening(),
        asWritten: t.arg.boolean({
          description:
            'With the change that waits to be published, as the editor shows it; else what people see.',
        }),
      },
      authScopes: writers,
      resolve: (_root, { jobOpeningId, asWritten }, context) =>
        orErrors([...publishErrors, 'RateLimitExceededError'], async () => {
          const id = await duplicateOpening(context, jobOpeningId, asWritten === true);
          return { jobOpening: await written(context, id), draft: await ownDraft(context, id) };
        }),
    }),
    updateJobOpeningStatus: t.field({
      type: JobOpeningPayload,
      description: 'PUBLIC and PRIVATE change into each other and into CLOSED, which is final.',
      args: { input: t.arg({ type: StatusInput, required: true }) },
      authScopes: writers,
      resolve: (_root, { input }, context) =>
        orErrors([...publishErrors, 'UserInputInvalidError'], async () => ({
          jobOpening: await written(context, await updateStatus(context, input)),
        })),
    }),
  };
});
