import { builder } from '../../../builder/builder.ts';
import { MediaObject } from '../../media/schema.ts';
import { blockKinds } from './blocks.ts';
import type { Block, Line, Span } from './blocks.ts';

const TextSpan = builder.objectRef<Span>('TextSpan').implement({
  fields: (t) => ({
    text: t.exposeString('text'),
    isStrong: t.exposeBoolean('isStrong'),
    href: t.exposeString('href', { nullable: true }),
  }),
});

const TextLine = builder.objectRef<Line>('TextLine').implement({
  fields: (t) => ({ spans: t.field({ type: [TextSpan], resolve: (line) => [...line] }) }),
});

const TextRow = builder.objectRef<readonly Line[]>('TextRow').implement({
  fields: (t) => ({ cells: t.field({ type: [TextLine], resolve: (row) => [...row] }) }),
});

const TextBlockKind = builder.enumType('TextBlockKind', { values: blockKinds });

export const TextBlock = builder.objectRef<Block>('TextBlock');
TextBlock.implement({
  description: 'A piece of a text of the house: no markup is left in it.',
  fields: (t) => ({
    kind: t.expose('kind', { type: TextBlockKind }),
    anchor: t.exposeString('anchor', { nullable: true, description: 'A chapter’s place on the page.' }),
    title: t.exposeString('title', { nullable: true, description: 'Of a box; a figure’s caption.' }),
    spans: t.field({ type: [TextSpan], resolve: ({ spans }) => [...spans] }),
    items: t.field({ type: [TextLine], resolve: ({ items }) => [...items] }),
    rows: t.field({
      type: [TextRow],
      description: 'The first is the head.',
      resolve: ({ rows }) => [...rows],
    }),
    picture: t.expose('picture', { type: MediaObject, nullable: true }),
    alt: t.exposeString('alt', { nullable: true }),
    blocks: t.field({
      type: [TextBlock],
      description: 'Inside a box.',
      resolve: ({ blocks }) => [...blocks],
    }),
  }),
});
