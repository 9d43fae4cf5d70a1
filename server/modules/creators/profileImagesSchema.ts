import { builder } from '../../builder/builder.ts';
import { ErrorInterface, orErrors } from '../../builder/errors.ts';
import type { ExpectedError } from '../../builder/errors.ts';
import type { Context } from '../../lib/context.ts';
import type { UserRow } from '../accounts/sql.ts';
import { User, UserPayload } from '../accounts/userType.ts';
import { reloadViewerUser } from '../accounts/users.ts';
import { addressOf } from '../media/address.ts';
import { MediaType } from '../media/schema.ts';
import type { MediaRow } from '../media/sql.ts';
import { deleteImage, uploadImage } from './profileImages.ts';
import type { ImagePlace } from './profileImages.ts';

const UploadedImage = builder.objectRef<MediaRow>('UploadedImage').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    url: t.string({ resolve: (image) => addressOf(image.storageKey) }),
    type: t.field({ type: MediaType, resolve: (image) => image.type }),
  }),
});

interface UploadedImageAnswer {
  readonly image?: MediaRow;
  readonly user?: UserRow | null;
  readonly errors: readonly ExpectedError[];
}

const UploadedImagePayload = builder.objectRef<UploadedImageAnswer>('UploadedImagePayload').implement({
  fields: (t) => ({
    image: t.field({ type: UploadedImage, nullable: true, resolve: ({ image }) => image ?? null }),
    user: t.field({ type: User, nullable: true, resolve: ({ user }) => user ?? null }),
    errors: t.field({ type: [ErrorInterface], resolve: ({ errors }) => [...errors] }),
  }),
});

function upload(context: Context, place: ImagePlace, file: Blob) {
  return orErrors(['ForbiddenError', 'InvalidImageInputError', 'RateLimitExceededError'], async () => ({
    image: await uploadImage(context, place, file),
    user: await reloadViewerUser(context),
  }));
}

function remove(context: Context, place: ImagePlace) {
  return orErrors(['ForbiddenError'], async () => {
    await deleteImage(context, place);
    return { user: await reloadViewerUser(context) };
  });
}

builder.mutationFields((t) => ({
  uploadProfileImage: t.field({
    type: UploadedImagePayload,
    args: { file: t.arg({ type: 'Upload', required: true }) },
    authScopes: { signedIn: true },
    resolve: (_root, { file }, context) => upload(context, 'profile', file),
  }),
  uploadProfileCoverImage: t.field({
    type: UploadedImagePayload,
    args: { file: t.arg({ type: 'Upload', required: true }) },
    authScopes: { role: 'CREATOR_USER' },
    resolve: (_root, { file }, context) => upload(context, 'cover', file),
  }),
  deleteProfileImage: t.field({
    type: UserPayload,
    authScopes: { signedIn: true },
    resolve: (_root, _args, context) => remove(context, 'profile'),
  }),
  deleteProfileCoverImage: t.field({
    type: UserPayload,
    authScopes: { role: 'CREATOR_USER' },
    resolve: (_root, _args, context) => remove(context, 'cover'),
  }),
}));
