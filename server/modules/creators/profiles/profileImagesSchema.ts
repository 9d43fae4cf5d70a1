import { builder } from '../../../builder/builder.ts';
import { orErrors } from '../../../builder/errors.ts';
import type { Context } from '../../../lib/request/context.ts';
import { UserPayload } from '../../accounts/users/userType.ts';
import { reloadViewerUser } from '../../accounts/users/users.ts';
import { UploadedImagePayload } from '../../accounts/users/uploadType.ts';
import { deleteImage, uploadImage } from './profileImages.ts';
import type { ImagePlace } from './profileImages.ts';

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
