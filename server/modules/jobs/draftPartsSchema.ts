import { builder } from '../../builder/builder.ts';
import { ErrorInterface, orErrors } from '../../builder/errors.ts';
import type { ExpectedError } from '../../builder/errors.ts';
import type { Context } from '../../lib/context.ts';
import type { ErrorName } from '../../lib/errors.ts';
import { encodeGlobalId } from '../../lib/globalId.ts';
import type { MediaRow } from '../media/sql.ts';
import { UploadedImage } from '../media/uploadType.ts';
import { uploadDraftImage } from './draftImages.ts';
import type { Kind } from './drafts.ts';
import type { DraftRow } from './draftSql.ts';
import { DraftJobOpening, writers, writtenQuestion } from './draftType.ts';
import { orConflict } from './draftConflictSchema.ts';
import { deleteDraft } from './dropDraft.ts';
import { JobOpeningQuestion } from './openingType.ts';
import { deleteQuestion, saveQuestion } from './questions.ts';
import type { SavedQuestion } from './questions.ts';

interface Answer {
  readonly draft?: DraftRow;
  readonly errors: readonly ExpectedError[];
}

const partErrors: readonly ErrorName[] = [
  'CompanyNotFoundError',
  'ForbiddenError',
  'JobOpeningNotFoundError',
];

const ImagePayload = builder
  .objectRef<Answer & { readonly image?: MediaRow }>('DraftImagePayload')
  .implement({
    fields: (t) => ({
      draft: t.field({ type: DraftJobOpening, nullable: true, resolve: ({ draft }) => draft ?? null }),
      image: t.field({ type: UploadedImage, nullable: true, resolve: ({ image }) => image ?? null }),
      errors: t.field({ type: [ErrorInterface], resolve: ({ errors }) => [...errors] }),
    }),
  });

const QuestionPayload = builder
  .objectRef<Answer & Partial<Pick<SavedQuestion, 'question'>>>('JobOpeningQuestionPayload')
  .implement({
    fields: (t) => ({
      question: t.field({
        type: JobOpeningQuestion,
        nullable: true,
        resolve: ({ question }) => (question ? writtenQuestion(question) : null),
      }),
      draft: t.field({ type: DraftJobOpening, nullable: true, resolve: ({ draft }) => draft ?? null }),
      errors: t.field({ type: [ErrorInterface], resolve: ({ errors }) => [...errors] }),
    }),
  });

const DeleteQuestionPayload = builder
  .objectRef<Answer & { readonly deletedId?: string }>('DeleteJobOpeningQuestionPayload')
  .implement({
    fields: (t) => ({
      deletedId: t.id({ nullable: true, resolve: ({ deletedId }) => deletedId ?? null }),
      draft: t.field({ type: DraftJobOpening, nullable: true, resolve: ({ draft }) => draft ?? null }),
      errors: t.field({ type: [ErrorInterface], resolve: ({ errors }) => [...errors] }),
    }),
  });

interface Deleted {
  readonly id?: string;
  readonly errors: readonly ExpectedError[];
}

const DeletePayload = builder.objectRef<Deleted>('DeleteDraftJobOpeningPayload').implement({
  fields: (t) => ({
    deletedId: t.id({
      nullable: true,
      resolve: ({ id }) => (id === undefined ? null : encodeGlobalId('JobOpening', id)),
    }),
    deletedDraftId: t.id({
      nullable: true,
      resolve: ({ id }) => (id === undefined ? null : encodeGlobalId('DraftJobOpening', id)),
    }),
    errors: t.field({ type: [ErrorInterface], resolve: ({ errors }) => [...errors] }),
  }),
});

const SaveQuestionInput = builder.inputType('SaveJobOpeningQuestionInput', {
  description: '`questionId` null: a new one, at the end unless `position` (from 0) says otherwise.',
  fields: (t) => ({
    jobOpeningId: t.id({ required: true }),
    questionId: t.id(),
    questionText: t.string(),
    knownText: t.string({
      description:
        'What it says to whoever writes; where it says something else by now, a DraftConflictError.',
    }),
    position: t.int(),
  }),
});

const remove = (context: Context, kind: Kind, id: string) =>
  orErrors([...partErrors, 'FailedToDeleteError'], async () => ({
    id: await deleteDraft(context, kind, id),
  }));

const imageErrors: readonly ErrorName[] = [...partErrors, 'InvalidImageInputError', 'RateLimitExceededError'];

builder.mutationFields((t) => {
  const ofOpening = () => ({ jobOpeningId: t.arg.id({ required: true }) });
  const ofFile = () => ({ file: t.arg({ type: 'Upload', required: true }), ...ofOpening() });
  return {
    deleteDraftContractJobOpening: t.field({
      type: DeletePayload,
      args: ofOpening(),
      authScopes: writers,
      resolve: (_root, { jobOpeningId }, context) => remove(context, 'CONTRACT_UNIT', jobOpeningId),
    }),
    deleteDraftHourlyJobOpening: t.field({
      type: DeletePayload,
      args: ofOpening(),
      authScopes: writers,
      resolve: (_root, { jobOpeningId }, context) => remove(context, 'HOURLY_RATE', jobOpeningId),
    }),
    deleteDraftFullTimeJobOpening: t.field({
      type: DeletePayload,
      args: ofOpening(),
      authScopes: writers,
      resolve: (_root, { jobOpeningId }, context) => remove(context, 'FULL_TIME', jobOpeningId),
    }),
    uploadDraftJobOpeningCoverImage: t.field({
      type: ImagePayload,
      args: ofFile(),
      authScopes: writers,
      resolve: (_root, { file, jobOpeningId }, context) =>
        orErrors(imageErrors, () => uploadDraftImage(context, 'cover', file, jobOpeningId)),
    }),
    uploadDraftJobOpeningOrganizationStructureImage: t.field({
      type: ImagePayload,
      args: ofFile(),
      authScopes: writers,
      resolve: (_root, { file, jobOpeningId }, context) =>
        orErrors(imageErrors, () => uploadDraftImage(context, 'structure', file, jobOpeningId)),
    }),
    saveJobOpeningQuestion: t.field({
      type: QuestionPayload,
      args: { input: t.arg({ type: SaveQuestionInput, required: true }) },
      authScopes: writers,
      resolve: (_root, { input }, context) =>
        orConflict(
          [
            ...partErrors,
            'JobOpeningQuestionNotFoundError',
            'NumOfQuestionsLimitExceededError',
            'UserInputInvalidError',
          ],
          () => saveQuestion(context, input),
        ),
    }),
    deleteJobOpeningQuestion: t.field({
      type: DeleteQuestionPayload,
      args: { jobOpeningQuestionId: t.arg.id({ required: true }), knownText: t.arg.string() },
      authScopes: writers,
      resolve: (_root, { jobOpeningQuestionId, knownText }, context) =>
        orConflict([...partErrors, 'JobOpeningQuestionNotFoundError'], () =>
          deleteQuestion(context, jobOpeningQuestionId, knownText),
        ),
    }),
  };
});
