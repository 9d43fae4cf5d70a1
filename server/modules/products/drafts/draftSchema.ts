import { builder } from '../../../builder/builder.ts';
import { orErrors } from '../../../builder/errors.ts';
import { upTo } from '../../../builder/lists.ts';
import { orConflict } from '../../../builder/orConflict.ts';
import { payload } from '../../../builder/payload.ts';
import { visibleCompanies } from '../../companies/company/companies.ts';
import { Company } from '../../companies/company/schema.ts';
import { MediaObject } from '../../media/schema.ts';
import { Crop, PublishStatus, Visibility } from '../own/ownType.ts';
import { writtenOutputs, writtenInputs } from '../contents/writtenType.ts';
import { CropInput, MediaInput } from '../writing/writeSchema.ts';
import * as drafts from './drafts.ts';
import type { DraftRow } from './draftsSql.ts';

const DraftProduct = builder.objectRef<DraftRow>('DraftProduct').implement({
  description: 'A new work while its author writes it, on every device of theirs.',
  fields: (t) => ({
    clientId: t.id({
      description: 'Made by its form, and given to `createProduct` once it is whole.',
      resolve: ({ id }) => id,
    }),
    version: t.exposeInt('version', { description: 'Of its saves: what the next one builds on.' }),
    editedAt: t.expose('editedAt', { type: 'DateTime' }),
    ...writtenOutputs(t),
    media: t.field({
      type: [MediaObject],
      resolve: (draft, _args, context) => drafts.mediaOfDraft(context, draft),
    }),
    captions: t.stringList({
      description: 'Of `media`, in its order, empty where there is none.',
      resolve: ({ content }) => content.media.map(({ caption }) => caption),
    }),
    thumbnailMediaId: t.id({ nullable: true, resolve: ({ content }) => content.sourceId }),
    thumbnailCrop: t.field({ type: Crop, nullable: true, resolve: ({ content }) => content.crop }),
    publishStatus: t.field({
      type: PublishStatus,
      resolve: ({ content }) => (content.isPublished ? 'publish' : 'unpublish'),
    }),
    visibility: t.field({ type: Visibility, resolve: ({ content }) => content.visibility }),
    allowedCompanies: t.field({
      type: [Company],
      resolve: async ({ content }, _args, context) => {
        const companies = await visibleCompanies(context, [...content.companyIds]);
        return companies.filter((company) => company !== null);
      },
    }),
  }),
});

const SaveInput = builder.inputType('SaveDraftProductInput', {
  description: 'What is left out stays as it is.',
  fields: (t) => ({
    clientId: t.id({ required: true, description: 'A UUID made by the caller.' }),
    version: t.int({
      required: true,
      description: 'What the save builds on; 0 begins a draft. Where another one stands nothing is written.',
    }),
    ...writtenInputs(t, 'some'),
    media: t.field({ type: [MediaInput], ...upTo(100) }),
    thumbnailMediaId: t.id({ description: 'Empty: none is chosen.' }),
    thumbnailCrop: t.field({ type: CropInput }),
    publishStatus: t.field({ type: PublishStatus }),
    visibility: t.field({ type: Visibility }),
    allowedCompanyIds: t.idList(upTo(100)),
  }),
});

const SavePayload = payload<{ readonly draft: DraftRow }>('SaveDraftProductPayload', (t) => ({
  draft: t.expose('draft', {
    type: DraftProduct,
    nullable: true,
    description: 'As it now stands; beside a DraftConflictError what another device saved meanwhile.',
  }),
}));

const DeletePayload = payload<{ readonly clientId: string }>('DeleteDraftProductPayload', (t) => ({
  clientId: t.id({ nullable: true, resolve: ({ clientId }) => clientId ?? null }),
}));

builder.queryFields((t) => ({
  myDraftProducts: t.field({
    type: [DraftProduct],
    description: 'The works that the viewer has begun and not sent in, last written first.',
    authScopes: { role: 'CREATOR_USER' },
    resolve: (_root, _args, context) => drafts.ownDrafts(context),
  }),
}));

builder.mutationFields((t) => ({
  saveDraftProduct: t.field({
    type: SavePayload,
    args: { input: t.arg({ type: SaveInput, required: true }) },
    authScopes: { role: 'CREATOR_USER' },
    resolve: (_root, { input }, context) =>
      orConflict(
        [
          'ForbiddenError',
          'InvalidImageInputError',
          'ProductNotFoundError',
          'RateLimitExceededError',
          'UserInputInvalidError',
        ],
        () => drafts.saveDraft(context, input),
      ),
  }),
  deleteDraftProduct: t.field({
    type: DeletePayload,
    args: { clientId: t.arg.id({ required: true }) },
    authScopes: { role: 'CREATOR_USER' },
    resolve: (_root, { clientId }, context) =>
      orErrors(['ForbiddenError', 'ProductNotFoundError'], async () => ({
        clientId: await drafts.deleteDraft(context, clientId),
      })),
  }),
}));
