import { builder } from '../../../builder/builder.ts';
import { payload } from '../../../builder/payload.ts';
import type { Answered } from '../../../builder/payload.ts';
import { orErrors } from '../../../builder/errors.ts';
import type { Context } from '../../../lib/request/context.ts';
import type { ErrorName } from '../../../lib/request/errors.ts';
import { keyOf } from '../../../lib/request/globalId.ts';
import { orConflict } from '../../../builder/orConflict.ts';
import { SaveContractInput, SaveFullTimeInput, SaveHourlyInput } from '../contents/draftInputType.ts';
import { ownDraft } from './drafts.ts';
import type { Kind } from './drafts.ts';
import type { DraftRow } from './draftSql.ts';
import { DraftJobOpening, writers } from './draftType.ts';
import { discardChange } from './dropDraft.ts';
import { saveDraft } from './saveDraft.ts';
import type { SaveInput } from './saveDraft.ts';

interface DraftAnswer {
  readonly draft: DraftRow;
}

const SavePayload = payload<DraftAnswer>('SaveDraftJobOpeningPayload', (t) => ({
  draft: t.expose('draft', {
    type: DraftJobOpening,
    nullable: true,
    description: 'As it now stands; beside a DraftConflictError what somebody else saved meanwhile.',
  }),
}));

const saveErrors: readonly ErrorName[] = [
  'CompanyNotFoundError',
  'ForbiddenError',
  'InvalidImageInputError',
  'JobOpeningNotFoundError',
  'RateLimitExceededError',
  'UserInputInvalidError',
];

const save = (context: Context, kind: Kind, input: SaveInput): Promise<Answered<DraftAnswer>> =>
  orConflict(saveErrors, () => saveDraft(context, kind, input));

builder.queryFields((t) => ({
  draftJobOpening: t.field({
    type: DraftJobOpening,
    nullable: true,
    description:
      'What is being written about an opening of one’s own company, by the opening’s id; null for one that is over.',
    args: { id: t.arg.id({ required: true }) },
    authScopes: writers,
    resolve: async (_root, args, context) => {
      const id = keyOf(args.id, 'JobOpening', 'DraftJobOpening');
      return id === undefined ? null : ownDraft(context, id);
    },
  }),
}));

builder.mutationFields((t) => ({
  discardJobOpeningChange: t.field({
    type: SavePayload,
    description: 'Throws a waiting change of a published opening away.',
    args: { jobOpeningId: t.arg.id({ required: true }) },
    authScopes: writers,
    resolve: (_root, { jobOpeningId }, context) =>
      orErrors(
        ['ArgumentInvalidError', 'CompanyNotFoundError', 'ForbiddenError', 'JobOpeningNotFoundError'],
        async () => ({ draft: await discardChange(context, jobOpeningId) }),
      ),
  }),
  saveDraftContractJobOpening: t.field({
    type: SavePayload,
    args: { input: t.arg({ type: SaveContractInput, required: true }) },
    authScopes: writers,
    resolve: (_root, { input }, context) => save(context, 'CONTRACT_UNIT', input),
  }),
  saveDraftHourlyJobOpening: t.field({
    type: SavePayload,
    args: { input: t.arg({ type: SaveHourlyInput, required: true }) },
    authScopes: writers,
    resolve: (_root, { input }, context) => save(context, 'HOURLY_RATE', input),
  }),
  saveDraftFullTimeJobOpening: t.field({
    type: SavePayload,
    args: { input: t.arg({ type: SaveFullTimeInput, required: true }) },
    authScopes: writers,
    resolve: (_root, { input }, context) => save(context, 'FULL_TIME', input),
  }),
}));
