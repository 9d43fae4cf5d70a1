import { builder } from '../../builder/builder.ts';
import { ErrorInterface } from '../../builder/errors.ts';
import type { ExpectedError } from '../../builder/errors.ts';
import type { UserRow } from '../accounts/sql.ts';
import { User } from '../accounts/userType.ts';
import { MediaType } from './schema.ts';
import type { MediaRow } from './sql.ts';

export const UploadedImage = builder.objectRef<MediaRow>('UploadedImage').implement({
  description: 'What an upload became.',
  fields: (t) => ({
    id: t.exposeID('id'),
    url: t.exposeString('url'),
    type: t.expose('type', { type: MediaType }),
    width: t.exposeInt('width'),
    height: t.exposeInt('height'),
    thumbhash: t.exposeString('thumbhash', { nullable: true }),
    posterUrl: t.exposeString('posterUrl', {
      nullable: true,
      description: 'A film’s picture; null for a picture, and for a film without one.',
    }),
  }),
});

interface UploadedImageAnswer {
  readonly image?: MediaRow;
  readonly user?: UserRow | null;
  readonly errors: readonly ExpectedError[];
}

export const UploadedImagePayload = builder.objectRef<UploadedImageAnswer>('UploadedImagePayload').implement({
  fields: (t) => ({
    image: t.field({ type: UploadedImage, nullable: true, resolve: ({ image }) => image ?? null }),
    user: t.field({
      type: User,
      nullable: true,
      description: 'The viewer, where the picture is part of their profile.',
      resolve: ({ user }) => user ?? null,
    }),
    errors: t.field({ type: [ErrorInterface], resolve: ({ errors }) => [...errors] }),
  }),
});
