import { builder } from '../../../builder/builder.ts';
import { payload } from '../../../builder/payload.ts';
import { orErrors } from '../../../builder/errors.ts';
import type { Context } from '../../../lib/request/context.ts';
import type { ErrorName } from '../../../lib/request/errors.ts';
import { encodeGlobalId } from '../../../lib/request/globalId.ts';
import type { MediaRow } from '../../media/sql.ts';
import { UploadedImage } from '../../media/uploadType.ts';
import { uploadDraftImage } from './draftImages.ts';
import type { Kind } from './drafts.ts';
import type { DraftRow } from './draftSql.ts';
import { DraftJobOpening, writers, writtenQuestion } from './draftType.ts';
import { orConflict } from '../../../builder/orConflict.ts';
import { deleteDraft } from './dropDraft.ts';
import { JobOpeningQuestion } from '../openings/openingType.ts';
import { deleteQuestion, saveQuestion } from './questions.ts';
import type { SavedQuestion } from './questions.ts';

interface Answer {
  readonly draft?: DraftRow;
}

const partErrors: readonly ErrorName[] = [
  'CompanyNotFoundError',
  'ForbiddenError',
  'JobOpeningNotFoundError',
];

const ImagePayload = payload<Answer & { readonly image?: MediaRow }>('DraftImagePayload', (t) => ({
  draft: t.expose('draft', { type: DraftJobOpening, nullable: true }),
  image: t.expose('image', { type: UploadedImage, nullable: true }),
}));

const QuestionPayload = payload<Answer & Partial<Pick<SavedQuestion, 'question'>>>(
  'JobOpeningQuestionPayload',
  (t) => ({
    question: t.field({
      type: JobOpeningQuestion,
      nullable: true,
      resolve: ({ question }) => (question ? writtenQuestion(question) : null),
    }),
    draft: t.expose('draft', { type: DraftJobOpening, nullable: true }),
  }),
);

const DeleteQuestionPayload = payload<Answer & { readonly deletedId?: string }>(
  'DeleteJobOpeningQuestionPayload',
  (t) => ({
    deletedId: t.exposeID('deletedId', { nullable: true }),
    draft: t.expose('draft', { type: DraftJobOpening, nullable: true }),
  }),
);

const DeletePayload = payload<{ readonly id: string }>('DeleteDraftJobOpeningPayload', (t) => ({
  deletedId: t.id({
    nullable: true,
    resolve: ({ id }) => (id === undefined ? null : encodeGlobalId('JobOpening', id)),
  }),
  deletedDraftId: t.id({
    nullable: true,
    resolve: ({ id }) => (id === undefined ? null : encodeGlobalId('DraftJobOpening', id)),
  }),
}));

const toKnownText = {
  description: 'What it says to whoever writes; where it says something else by now, a DraftConflictError.',
};

const DeleteQuestionInput = builder.inputType('DeleteJobOpeningQuestionInput', {
  fields: (t) => ({ jobOpeningQuestionId: t.id({ required: true }), knownText: t.string(toKnownText) }),
});

const SaveQuestionInput = builder.inputType('SaveJobOpeningQuestionInput', {
  description: '`questionId` null: a new one, at the end unless `position` (from 0) says otherwise.',
  fields: (t) => ({
    jobOpeningId: t.id({ required: true }),
    questionId: t.id(),
    questionText: t.string(),
    knownText: t.string(toKnownText),
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
      args: { input: t.arg({ type: DeleteQuestionInput, required: true }) },
      authScopes: writers,
      resolve: (_root, { input: { jobOpeningQuestionId, knownText } }, context) =>
        orConflict([...partErrors, 'JobOpeningQuestionNotFoundError'], () =>
          deleteQuestion(context, jobOpeningQuestionId, knownText),
        ),
    }),
  };
});
