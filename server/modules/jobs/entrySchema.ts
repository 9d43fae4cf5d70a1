import { builder } from '../../builder/builder.ts';
import { OffsetPageInfo } from '../../builder/offsetPageInfo.ts';
import { keyOf } from '../../lib/globalId.ts';
import { companyRoles } from '../../lib/viewer.ts';
import { candidatesOf, countsOf, visibleCandidate } from './candidates.ts';
import {
  Candidate,
  CandidateConnection,
  CandidateCounts,
  CandidateSort,
  EntryStage,
} from './candidateType.ts';
import * as lists from './openingLists.ts';
import { JobOpening, JobOpeningStatus } from './openingType.ts';
import { ownEntry } from './ownEntries.ts';
import { JobEntry } from './ownEntryType.ts';

/** What an opening shows of those who entered it: to the creator their own entry, to the company its candidates. */
builder.interfaceFields(JobOpening, (t) => ({
  entryDetail: t.field({
    type: JobEntry,
    nullable: true,
    description: 'The viewer’s own entry; null for who has not entered.',
    resolve: (opening, _args, context) => ownEntry(context, opening.id),
  }),
  candidates: t.field({
    type: CandidateConnection,
    nullable: true,
    description: 'Who entered it, for those who act for its company; null for others.',
    args: {
      first: t.arg.int(),
      after: t.arg.string(),
      last: t.arg.int(),
      before: t.arg.string(),
      stages: t.arg({ type: [EntryStage] }),
      unread: t.arg.boolean(),
      late: t.arg.boolean(),
      assigneeIds: t.arg.idList(),
      unassigned: t.arg.boolean(),
      text: t.arg.string({
        description: 'A part of the name, however it is written, of the message or of an answer.',
      }),
      sort: t.arg({ type: CandidateSort }),
    },
    resolve: (opening, args, context) => candidatesOf(context, opening, args),
  }),
  candidateCounts: t.field({
    type: CandidateCounts,
    nullable: true,
    resolve: (opening, _args, context) => countsOf(context, opening),
  }),
}));

const EnteredJobOpeningPage = builder.objectRef<lists.EnteredPage>('EnteredJobOpeningPage').implement({
  fields: (t) => ({
    nodes: t.field({ type: [JobOpening], resolve: ({ nodes }) => [...nodes] }),
    pageInfo: t.field({ type: OffsetPageInfo, resolve: ({ pageInfo }) => pageInfo }),
    publicCount: t.exposeInt('publicCount', { description: 'Those still recruiting.' }),
    closedCount: t.exposeInt('closedCount', { description: 'Those that ended; PRIVATE ones among them.' }),
    totalCount: t.exposeInt('totalCount'),
  }),
});

builder.queryFields((t) => ({
  myEnteredJobOpenings: t.field({
    type: EnteredJobOpeningPage,
    description:
      'Those the creator entered, entered last first. PUBLIC: still recruiting; CLOSED: ended, those that are PRIVATE now too.',
    args: {
      limit: t.arg.int({ required: true }),
      offset: t.arg.int({ required: true }),
      jobOpeningStatus: t.arg({ type: JobOpeningStatus }),
    },
    authScopes: { role: 'CREATOR_USER' },
    resolve: (_root, args, context) => lists.enteredOpenings(context, args),
  }),
  candidate: t.field({
    type: Candidate,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    authScopes: { role: companyRoles },
    resolve: (_root, args, context) => {
      const id = keyOf(args.id, 'Candidate');
      return id === undefined ? null : visibleCandidate(context, id);
    },
  }),
}));
