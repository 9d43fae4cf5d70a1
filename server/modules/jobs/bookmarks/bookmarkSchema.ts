import { builder } from '../../../builder/builder.ts';
import { orErrors } from '../../../builder/errors.ts';
import { OffsetPageInfo } from '../../../builder/offsetPageInfo.ts';
import { openingKey } from '../openings/openings.ts';
import { JobOpeningPayload } from '../openings/openingPayloadType.ts';
import { JobOpening } from '../openings/openingType.ts';
import * as bookmarks from './bookmarks.ts';

builder.interfaceFields(JobOpening, (t) => ({
  isBookmarked: t.boolean({
    description: 'Whether the viewer keeps it.',
    resolve: (opening, _args, context) => bookmarks.isBookmarked(context, opening),
  }),
}));

const BookmarkedJobOpeningPage = builder
  .objectRef<bookmarks.BookmarkedPage>('BookmarkedJobOpeningPage')
  .implement({
    fields: (t) => ({
      nodes: t.field({ type: [JobOpening], resolve: ({ nodes }) => [...nodes] }),
      pageInfo: t.field({ type: OffsetPageInfo, resolve: ({ pageInfo }) => pageInfo }),
      endedCount: t.exposeInt('endedCount', {
        description:
          'How many more the viewer keeps that cannot be entered any more, and are not in the list.',
      }),
    }),
  });

builder.queryFields((t) => ({
  myBookmarkedJobOpenings: t.field({
    type: BookmarkedJobOpeningPage,
    description: 'Openings that the creator keeps, kept last first, as long as they can be entered.',
    args: { limit: t.arg.int({ required: true }), offset: t.arg.int({ required: true }) },
    authScopes: { role: 'CREATOR_USER' },
    resolve: (_root, args, context) => bookmarks.bookmarkedOpenings(context, args),
  }),
}));

const refusals = ['JobOpeningNotFoundError', 'ForbiddenError'] as const;

builder.mutationFields((t) => ({
  createJobOpeningBookmark: t.field({
    type: JobOpeningPayload,
    description: 'Keeps an opening; kept before is kept.',
    args: { jobOpeningId: t.arg.id({ required: true }) },
    authScopes: { role: 'CREATOR_USER' },
    resolve: (_root, { jobOpeningId }, context) =>
      orErrors(refusals, async () => ({
        jobOpening: await bookmarks.keepOpening(context, openingKey(jobOpeningId)),
      })),
  }),
  deleteJobOpeningBookmark: t.field({
    type: JobOpeningPayload,
    description: 'Keeps it no longer; the opening, as long as the viewer may see it.',
    args: { jobOpeningId: t.arg.id({ required: true }) },
    authScopes: { role: 'CREATOR_USER' },
    resolve: (_root, { jobOpeningId }, context) =>
      orErrors(refusals, async () => ({
        jobOpening: await bookmarks.letOpeningGo(context, openingKey(jobOpeningId)),
      })),
  }),
}));
