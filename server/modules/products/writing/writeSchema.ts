import { builder } from '../../../builder/builder.ts';
import { payload } from '../../../builder/payload.ts';
import { upTo } from '../../../builder/lists.ts';
import { orErrors } from '../../../builder/errors.ts';
import type { Context } from '../../../lib/request/context.ts';
import type { ErrorName } from '../../../lib/request/errors.ts';
import { encodeGlobalId } from '../../../lib/request/globalId.ts';
import { UploadedImagePayload } from '../../accounts/users/uploadType.ts';
import { writtenInputs } from '../contents/writtenType.ts';
import { ownProduct } from '../own/own.ts';
import type { OwnProductRow } from '../own/ownSql.ts';
import { OwnProduct, PublishStatus, ShareLink, Visibility } from '../own/ownType.ts';
import * as saving from './save.ts';
import * as links from '../works/shareLinks.ts';
import { uploadMedia, withPoster } from './uploads.ts';
import { workKey } from '../works/workKey.ts';

export const MediaInput = builder.inputType('ProductMediaInput', {
  fields: (t) => ({ mediaId: t.id({ required: true }), caption: t.string() }),
});

export const CropInput = builder.inputType('CropInput', {
  fields: (t) => ({
    x: t.float({ required: true }),
    y: t.float({ required: true }),
    width: t.float({ required: true }),
    height: t.float({ required: true }),
  }),
});

const cropNote = 'Without one, the middle of the picture.';

const CreateInput = builder.inputType('CreateProductInput', {
  fields: (t) => ({
    clientId: t.id({
      description: 'A UUID made by the caller: sent again with it, a work is changed instead of made twice.',
    }),
    ...writtenInputs(t, 'whole'),
    media: t.field({ type: [MediaInput], required: true, ...upTo(100) }),
    thumbnailMediaId: t.id({ required: true }),
    thumbnailCrop: t.field({ type: CropInput, description: cropNote }),
    publishStatus: t.field({ type: PublishStatus, required: true }),
    visibility: t.field({ type: Visibility, description: 'EVERYONE unless told.' }),
    allowedCompanyIds: t.idList(upTo(100)),
  }),
});

const EditInput = builder.inputType('EditProductInput', {
  description: 'What is left out stays as it is; null empties a number.',
  fields: (t) => ({
    id: t.id({ required: true }),
    version: t.int({
      description:
        'What the change builds on. Where another one stands by now nothing is written: a DraftConflictError, with the work as it stands.',
    }),
    ...writtenInputs(t, 'some'),
    media: t.field({ type: [MediaInput], ...upTo(100) }),
    thumbnailMediaId: t.id(),
    thumbnailCrop: t.field({ type: CropInput, description: cropNote }),
    publishStatus: t.field({ type: PublishStatus }),
    visibility: t.field({ type: Visibility }),
    allowedCompanyIds: t.idList(upTo(100)),
  }),
});

interface OwnAnswer {
  readonly product: OwnProductRow | null;
}

const OwnProductPayload = payload<OwnAnswer>('OwnProductPayload', (t) => ({
  product: t.expose('product', { type: OwnProduct, nullable: true }),
}));

const DeletePayload = payload<{ readonly id: string }>('DeleteProductPayload', (t) => ({
  deletedId: t.id({
    nullable: true,
    resolve: ({ id }) => (id === undefined ? null : encodeGlobalId('Product', id)),
  }),
  deletedOwnId: t.id({
    nullable: true,
    resolve: ({ id }) => (id === undefined ? null : encodeGlobalId('OwnProduct', id)),
  }),
}));

interface LinkAnswer extends OwnAnswer {
  readonly shareLink?: links.ShareLink;
}

const ShareLinkPayload = payload<LinkAnswer>('ShareLinkPayload', (t) => ({
  product: t.expose('product', { type: OwnProduct, nullable: true }),
  shareLink: t.expose('shareLink', { type: ShareLink, nullable: true }),
}));

const formErrors: readonly ErrorName[] = [
  'ForbiddenError',
  'InvalidImageInputError',
  'RateLimitExceededError',
  'UserInputInvalidError',
];

function saved(context: Context, expected: readonly ErrorName[], save: () => Promise<string>) {
  return orErrors(expected, async () => ({ product: await ownProduct(context, await save()) }));
}

function linked(context: Context, run: () => Promise<links.ShareLink>) {
  return orErrors(['ForbiddenError', 'ProductNotFoundError', 'UserInputInvalidError'], async () => {
    const shareLink = await run();
    return { shareLink, product: await ownProduct(context, shareLink.productId) };
  });
}

builder.mutationFields((t) => ({
  uploadImage: t.field({
    type: UploadedImagePayload,
    description:
      'Keeps a picture or a film for a work. `poster` is a film’s first picture, taken in the browser.',
    args: { file: t.arg({ type: 'Upload', required: true }), poster: t.arg({ type: 'Upload' }) },
    authScopes: { role: 'CREATOR_USER' },
    resolve: (_root, { file, poster }, context) =>
      orErrors(['ForbiddenError', 'InvalidImageInputError', 'RateLimitExceededError'], async () => ({
        image: await uploadMedia(context, file, poster),
      })),
  }),
  chooseFilmPoster: t.field({
    type: UploadedImagePayload,
    description:
      'Keeps a film of the viewer’s again, with another picture before it: the answered one takes its place in the work.',
    args: { mediaId: t.arg.id({ required: true }), poster: t.arg({ type: 'Upload', required: true }) },
    authScopes: { role: 'CREATOR_USER' },
    resolve: (_root, { mediaId, poster }, context) =>
      orErrors(['ForbiddenError', 'InvalidImageInputError', 'RateLimitExceededError'], async () => ({
        image: await withPoster(context, mediaId, poster),
      })),
  }),
  createProduct: t.field({
    type: OwnProductPayload,
    args: { input: t.arg({ type: CreateInput, required: true }) },
    authScopes: { role: 'CREATOR_USER' },
    resolve: (_root, { input }, context) =>
      saved(context, formErrors, () => saving.createProduct(context, input)),
  }),
  editProduct: t.field({
    type: OwnProductPayload,
    args: { input: t.arg({ type: EditInput, required: true }) },
    authScopes: { role: 'CREATOR_USER' },
    resolve: async (_root, { input }, context) => {
      const expected = [...formErrors, 'DraftConflictError', 'ProductNotFoundError'] as const;
      const answer = await saved(context, expected, () => saving.editProduct(context, input));
      const isConflict = answer.errors.some(({ code }) => code === 'DraftConflictError');
      const id = workKey(input.id);
      return isConflict && id !== undefined ? { ...answer, product: await ownProduct(context, id) } : answer;
    },
  }),
  deleteProduct: t.field({
    type: DeletePayload,
    args: { id: t.arg.id({ required: true }) },
    authScopes: { role: 'CREATOR_USER' },
    resolve: (_root, { id }, context) =>
      orErrors(['ForbiddenError', 'ProductNotFoundError'], async () => ({
        id: await saving.deleteProduct(context, id),
      })),
  }),
  createProductShareLink: t.field({
    type: ShareLinkPayload,
    args: { productId: t.arg.id({ required: true }), days: t.arg.int({ required: true }) },
    authScopes: { role: 'CREATOR_USER' },
    resolve: (_root, { productId, days }, context) =>
      linked(context, () => links.createShareLink(context, productId, days)),
  }),
  revokeProductShareLink: t.field({
    type: ShareLinkPayload,
    args: { id: t.arg.id({ required: true }) },
    authScopes: { role: 'CREATOR_USER' },
    resolve: (_root, { id }, context) => linked(context, () => links.revokeShareLink(context, id)),
  }),
}));
