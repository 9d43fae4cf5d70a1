import { payload } from '../../../builder/payload.ts';
import type { MediaRow } from '../../media/sql.ts';
import { UploadedImage } from '../../media/uploadType.ts';
import type { UserRow } from './sql.ts';
import { User } from './userType.ts';

export const UploadedImagePayload = payload<{ readonly image: MediaRow; readonly user: UserRow | null }>(
  'UploadedImagePayload',
  (t) => ({
    image: t.expose('image', { type: UploadedImage, nullable: true }),
    user: t.expose('user', {
      type: User,
      nullable: true,
      description: 'The viewer, where the picture is part of their profile.',
    }),
  }),
);
