import { builder } from '../../../builder/builder.ts';
import { orErrors } from '../../../builder/errors.ts';
import { upTo } from '../../../builder/lists.ts';
import { payload } from '../../../builder/payload.ts';
import { ViewPayload, ViewSource } from '../../products/views/viewsSchema.ts';
import { mostSeenAtOnce, seeOpenings, viewOpening } from './openingViews.ts';

const ViewJobOpeningInput = builder.inputType('ViewJobOpeningInput', {
  fields: (t) => ({
    jobOpeningId: t.id({ required: true }),
    source: t.field({ type: ViewSource }),
    host: t.string({
      description: 'Of the site that led here when the source is OUTSIDE, and nothing more.',
    }),
  }),
});

const SeenPayload = payload<{ readonly counted: number }>('SeenJobOpeningsPayload', (t) => ({
  counted: t.int({ nullable: true, resolve: ({ counted }) => counted ?? null }),
}));

builder.mutationFields((t) => ({
  viewJobOpening: t.field({
    type: ViewPayload,
    description: 'Somebody opens an opening. Looks by its own company count for nothing.',
    args: { input: t.arg({ type: ViewJobOpeningInput, required: true }) },
    authScopes: { everyone: true },
    resolve: (_root, { input }, context) =>
      orErrors(['JobOpeningNotFoundError', 'RateLimitExceededError'], async () => ({
        status: await viewOpening(context, input),
      })),
  }),
  seeJobOpenings: t.field({
    type: SeenPayload,
    description: 'Openings that the viewer saw in a list. Counted once a viewer and day.',
    args: { jobOpeningIds: t.arg.idList({ ...upTo(mostSeenAtOnce), required: true }) },
    authScopes: { signedIn: true },
    resolve: (_root, { jobOpeningIds }, context) =>
      orErrors([], async () => ({ counted: await seeOpenings(context, jobOpeningIds) })),
  }),
}));
