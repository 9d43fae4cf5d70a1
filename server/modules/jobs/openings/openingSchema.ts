import { builder } from '../../../builder/builder.ts';
import { upTo } from '../../../builder/lists.ts';
import { OffsetPageInfo } from '../../../builder/offsetPageInfo.ts';
import { keyOf } from '../../../lib/request/globalId.ts';
import type { OffsetPage } from '../../../lib/request/paging.ts';
import { companyRoles } from '../../../lib/request/viewer.ts';
import { WorkingPlaceType } from '../contents/choicesType.ts';
import './openingKindsType.ts';
import * as lists from './openingLists.ts';
import { publicOpening, visibleOpening } from './openings.ts';
import type { OpeningRow } from './openingSql.ts';
import { JobOpening, JobOpeningStatus, ResumerationType } from './openingType.ts';

const JobOpeningPage = builder.objectRef<OffsetPage<OpeningRow>>('JobOpeningPage').implement({
  fields: (t) => ({
    nodes: t.field({ type: [JobOpening], resolve: ({ nodes }) => [...nodes] }),
    pageInfo: t.field({ type: OffsetPageInfo, resolve: ({ pageInfo }) => pageInfo }),
  }),
});

const JobOpeningSort = builder.enumType('JobOpeningSort', {
  values: {
    NEWEST: { description: 'Published last first.' },
    DEADLINE: { description: 'Whose last day comes first; those without one after all others.' },
  },
});

builder.queryFields((t) => {
  const window = () => ({ limit: t.arg.int({ required: true }), offset: t.arg.int({ required: true }) });
  return {
    jobOpening: t.field({
      type: JobOpening,
      nullable: true,
      description:
        'As a member may see it: PUBLIC ones, one’s own company’s in any state but DRAFT, and those one has entered. Null else.',
      args: { id: t.arg.id({ required: true }) },
      authScopes: { signedIn: true },
      resolve: async (_root, args, context) => {
        const id = keyOf(args.id, 'JobOpening');
        const opening = id === undefined ? null : await visibleOpening(context, id);
        return opening?.status === 'DRAFT' ? null : opening;
      },
    }),
    publicJobOpening: t.field({
      type: JobOpening,
      nullable: true,
      description: 'For guests: PUBLIC and opened to the outside.',
      args: { id: t.arg.id({ required: true }) },
      authScopes: { everyone: true },
      resolve: (_root, args, context) => {
        const id = keyOf(args.id, 'JobOpening');
        return id === undefined ? null : publicOpening(context, id);
      },
    }),
    outsideJobOpenings: t.field({
      type: [JobOpening],
      description: 'The newest that are opened to the outside, published last first.',
      args: { first: t.arg.int({ required: true }) },
      authScopes: { everyone: true },
      resolve: (_root, { first }, context) => lists.outsideOpenings(context, first),
    }),
    jobOpenings: t.field({
      type: JobOpeningPage,
      description:
        'What members may enter, published last first unless `sort` says otherwise. A narrowed list’s total is counted up to 2,000.',
      args: {
        ...window(),
        resumerationTypes: t.arg({ type: [ResumerationType] }),
        workingPlaceTypes: t.arg({ type: [WorkingPlaceType] }),
        prefectureIds: t.arg.idList(upTo(100)),
        categoryIds: t.arg.idList(upTo(100)),
        toolIds: t.arg.idList(upTo(100)),
        occupationIds: t.arg.idList(upTo(100)),
        tagIds: t.arg.idList(upTo(100)),
        sort: t.arg({ type: JobOpeningSort }),
      },
      authScopes: { memberContent: true },
      resolve: (_root, args, context) => lists.openOpenings(context, args),
    }),
    myJobOpenings: t.field({
      type: JobOpeningPage,
      description: 'The company’s own, drafts too, edited last first.',
      args: { ...window(), jobOpeningStatus: t.arg({ type: JobOpeningStatus }) },
      authScopes: { role: companyRoles },
      resolve: (_root, args, context) => lists.ownOpenings(context, args),
    }),
    companyJobOpenings: t.field({
      type: JobOpeningPage,
      description:
        'A company’s PUBLIC openings, published last first; those in another state for its own people alone.',
      args: {
        companyId: t.arg.id({ required: true }),
        ...window(),
        jobOpeningStatus: t.arg({ type: JobOpeningStatus }),
      },
      authScopes: { memberContent: true },
      resolve: (_root, args, context) =>
        lists.openingsOfCompany(context, keyOf(args.companyId, 'Company'), args),
    }),
  };
});
