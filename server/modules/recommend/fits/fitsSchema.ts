import { builder } from '../../../builder/builder.ts';
import { JobOpening } from '../../jobs/openings/openingType.ts';
import { fittingOpenings } from './fits.ts';
import type { FittingOpening } from './fits.ts';

const FittingJobOpening = builder.objectRef<FittingOpening>('FittingJobOpening').implement({
  fields: (t) => ({
    opening: t.expose('opening', { type: JobOpening }),
    reason: t.exposeString('reason', { description: 'What of the viewer’s works and profile it asks for.' }),
  }),
});

builder.queryFields((t) => ({
  fittingJobOpenings: t.field({
    type: [FittingJobOpening],
    description:
      'New openings, none of them employment, that fit a creator, the best first: three unless told, six at most. None for a company.',
    args: { first: t.arg.int() },
    authScopes: { memberContent: true },
    resolve: (_root, { first }, context) => fittingOpenings(context, first ?? 3),
  }),
}));
