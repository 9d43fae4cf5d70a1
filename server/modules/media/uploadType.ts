import { builder } from '../../builder/builder.ts';
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
