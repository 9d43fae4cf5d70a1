import { builder } from '../../builder/builder.ts';
import { keysetPage } from '../../lib/paging.ts';
import {
  CreatorUser,
  EngagementType,
  JobSeekingStatus,
  OperationalAvailability,
  WayOfWorking,
} from './schema.ts';
import { seekingCreators } from './seeking.ts';

const CreatorUserConnection = builder.connectionObject(
  { type: CreatorUser, name: 'CreatorUserConnection' },
  { name: 'CreatorUserEdge' },
);

builder.queryFields((t) => ({
  jobSeekingCreators: t.field({
    type: CreatorUserConnection,
    description:
      'Creators who look for work, who said so last first. A creator is of the categories of their works.',
    args: {
      ...t.arg.connectionArgs(),
      categoryIds: t.arg.idList(),
      toolIds: t.arg.idList(),
      jobSeekingStatuses: t.arg({ type: [JobSeekingStatus] }),
      operationalAvailabilities: t.arg({ type: [OperationalAvailability] }),
      engagementTypes: t.arg({ type: [EngagementType] }),
      wayOfWorkings: t.arg({ type: [WayOfWorking] }),
    },
    authScopes: { memberContent: true },
    resolve: (_root, args, context) => seekingCreators(context, args, keysetPage(args)),
  }),
}));
