import type { ArgBuilder } from '@pothos/core';
import { builder } from '../../../builder/builder.ts';
import { upTo } from '../../../builder/lists.ts';
import { OffsetPageInfo } from '../../../builder/offsetPageInfo.ts';
import { keyOf } from '../../../lib/request/globalId.ts';
import { companyRoles } from '../../../lib/request/viewer.ts';
import { candidatesOf, countsOf, visibleCandidate } from '../desk/candidates.ts';
import {
  Candidate,
  CandidateConnection,
  CandidateCounts,
  CandidateSort,
  EntryStage,
} from '../desk/candidateType.ts';
import { DraftJobOpening } from '../drafts/draftType.ts';
import * as lists from '../openings/openingLists.ts';
import { JobOpening, JobOpeningStatus } from '../openings/openingType.ts';
import { ownEntry } from './ownEntries.ts';
import { JobEntry } from './ownEntryType.ts';

type Arg = ArgBuilder<typeof builder.$inferSchemaTypes>;

export const candidateArgs = (arg: Arg) => ({
  first: arg.int(),
  after: arg.string(),
  last: arg.int(),
  before: arg.string(),
  stages: arg({ type: [EntryStage] }),
  unread: arg.boolean(),
  late: arg.boolean(),
  assigneeIds: arg.idList(upTo(100)),
  unassigned: arg.boolean(),
  text: arg.string({
    description: 'A part of the name, however it is written, of the message or of an answer.',
  }),
  sort: arg({ type: CandidateSort }),
});

/** A creator sees their own entry, a company its candidates. */
builder.interfaceFields(JobOpening, (t) => ({
  entryDetail: t.field({
    type: JobEntry,
    nullable: true,
    description: 'The viewer’s own entry; null for who has not entered.',
    resolve: (opening, _args, context) => ownEntry(context, opening.id),
  }),
  candidateCounts: t.field({
    type: CandidateCounts,
    nullable: true,
    resolve: (opening, _args, context) => countsOf(context, opening),
  }),
}));

/** Drafts have the same fields: no entries for a draft, the opening's for a pending change. */
builder.interfaceFields(DraftJobOpening, (t) => ({
  entryDetail: t.field({
    type: JobEntry,
    nullable: true,
    description: 'Null: who writes an opening does not enter it.',
    resolve: () => null,
  }),
  candidates: t.field({
    type: CandidateConnection,
    nullable: true,
    description: 'Who entered the opening.',
    args: candidateArgs(t.arg),
    resolve: (draft, args, context) => candidatesOf(context, draft, args),
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
      'Those the creator entered, entered last first. PUBLIC: still recruiting; CLOSED: ended, those that are PRIVATE now too; PRIVATE: those alone.',
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
