import { builder } from '../../../builder/builder.ts';
import { Candidate, CandidateConnection } from '../../jobs/desk/candidateType.ts';
import { candidateArgs } from '../../jobs/entries/entrySchema.ts';
import { JobOpening } from '../../jobs/openings/openingType.ts';
import { candidates, fitReason } from './candidateFits.ts';
import { fittingOpenings, viewerFitReason } from './fits.ts';
import type { FittingOpening } from './fits.ts';

const FittingJobOpening = builder.objectRef<FittingOpening>('FittingJobOpening').implement({
  fields: (t) => ({
    opening: t.expose('opening', { type: JobOpening }),
    reason: t.exposeString('reason', {
      description: 'The strongest of what of the viewer’s works and profile it asks for, short.',
    }),
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

builder.interfaceFields(JobOpening, (t) => ({
  viewerFitReason: t.string({
    nullable: true,
    description:
      'All of the viewing creator’s works and profile that it asks for; null where nothing is, for others, and for employment.',
    resolve: (opening, _args, context) => viewerFitReason(context, opening.id),
  }),
  candidates: t.field({
    type: CandidateConnection,
    nullable: true,
    description: 'Who entered it, for those who act for its company; null for others.',
    args: candidateArgs(t.arg),
    resolve: (opening, args, context) => candidates(context, opening, args),
  }),
}));

builder.objectFields(Candidate, (t) => ({
  fitReason: t.string({
    nullable: true,
    description:
      'What of the candidate’s works and profile the opening asks for: all that FIT sorts by. Empty where there is nothing; null for employment, which is never weighed.',
    resolve: (entry, _args, context) => fitReason(context, entry),
  }),
}));
