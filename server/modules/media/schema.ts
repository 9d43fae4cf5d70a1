import { builder } from '../../builder/builder.ts';
import { addressOf } from './address.ts';
import type { MediaRow } from './sql.ts';

export const MediaType = builder.enumType('MediaType', { values: ['IMAGE', 'VIDEO'] as const });

export const MediaObject = builder.objectRef<MediaRow>('Media').implement({
  description: 'A picture or a video in our own storage.',
  fields: (t) => ({
    id: t.id({ resolve: (media) => media.id }),
    url: t.string({
      description: 'Its address on this origin; pictures are asked for in a width through `/_next/image`.',
      resolve: (media) => addressOf(media.storageKey),
    }),
    type: t.field({ type: MediaType, resolve: (media) => media.type }),
    width: t.exposeInt('width'),
    height: t.exposeInt('height'),
    thumbhash: t.exposeString('thumbhash', {
      nullable: true,
      description: 'A blurred stand-in of some 25 bytes, as base64, shown until the picture is there.',
    }),
    caption: t.exposeString('caption', { nullable: true }),
    posterUrl: t.string({
      nullable: true,
      description: 'A film’s first picture; null for a picture.',
      resolve: ({ posterKey }) => (posterKey == null ? null : addressOf(posterKey)),
    }),
    isAnimated: t.boolean({
      description: 'Whether a picture moves.',
      resolve: (media) => media.isAnimated ?? false,
    }),
  }),
});
