import { builder } from '../../builder/builder.ts';
import { labOf, labOfHex, nearestNamed } from '../../lib/colors.ts';
import type { Swatch } from './palette/palette.ts';
import type { MediaRow } from './sql.ts';

export const MediaType = builder.enumType('MediaType', { values: ['IMAGE', 'VIDEO'] as const });

export const MediaObject = builder.objectRef<MediaRow>('Media').implement({
  description: 'A picture or a video in our own storage.',
  fields: (t) => ({
    id: t.exposeID('id'),
    url: t.exposeString('url', {
      description: 'Its address on this origin; pictures are asked for in a width through `/_next/image`.',
    }),
    type: t.expose('type', { type: MediaType }),
    width: t.exposeInt('width'),
    height: t.exposeInt('height'),
    thumbhash: t.exposeString('thumbhash', {
      nullable: true,
      description: 'A blurred stand-in of some 25 bytes, as base64, shown until the picture is there.',
    }),
    caption: t.exposeString('caption', { nullable: true }),
    posterUrl: t.exposeString('posterUrl', {
      nullable: true,
      description: 'A film’s first picture; null for a picture.',
    }),
    isAnimated: t.exposeBoolean('isAnimated', { description: 'Whether a picture moves.' }),
  }),
});

const black = labOf(0, 0, 0);

export const PictureColor = builder.objectRef<Swatch>('PictureColor').implement({
  fields: (t) => ({
    color: t.exposeString('color', { description: '`#rrggbb`' }),
    nearestNamed: t.string({
      description: '`#rrggbb` of the colour with a name that it is nearest to.',
      resolve: ({ color }) => `#${nearestNamed(labOfHex(color) ?? black)}`,
    }),
    share: t.exposeInt('share', { description: 'How much of the picture has it, in percent.' }),
  }),
});
