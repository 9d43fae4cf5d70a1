import { orErrors } from '../../../builder/errors.ts';
import { staffBuilder } from '../../../builder/staff/staffBuilder.ts';
import { StaffOk } from '../../../builder/staff/staffPayload.ts';
import { encodeGlobalId } from '../../../lib/request/globalId.ts';
import type { StaffContext } from '../../../lib/request/staff.ts';
import { workIdOf } from '../../products/review/operatorCommands.ts';
import { dropPick, editorsShelf, movePick, pickWork } from '../../products/picks/picks.ts';
import type { PickRow } from '../../products/picks/picksSql.ts';
import { actorOf } from '../../staff/sessions.ts';
import { StaffMedia } from '../reviews/reviewSchema.ts';

const editors = ['EDITOR'] as const;

const Pick = staffBuilder.objectRef<PickRow>('EditorsPick').implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => encodeGlobalId('Product', id) }),
    number: t.exposeInt('number'),
    name: t.exposeString('name'),
    authorName: t.exposeString('authorName'),
    reason: t.exposeString('reason'),
    endsAt: t.expose('endsAt', { type: 'DateTime', nullable: true }),
    isShown: t.exposeBoolean('isShown', { description: 'False while not everybody sees the work.' }),
    thumbnail: t.expose('thumbnail', { type: StaffMedia, nullable: true }),
  }),
});

const acting = (context: StaffContext) => ({ ...context.services, actor: actorOf(context) });
const refusals = ['ArgumentInvalidError', 'ProductNotFoundError', 'UserInputInvalidError'] as const;

staffBuilder.queryFields((t) => ({
  editorsShelf: t.field({
    type: [Pick],
    description: 'In the order of the first page, at most 100.',
    authScopes: { roles: editors },
    resolve: (_root, _args, { services }) => editorsShelf(services),
  }),
}));

staffBuilder.mutationFields((t) => ({
  pickWork: t.field({
    type: StaffOk,
    description: 'Puts a work first, or changes the words and the end of one that is there.',
    args: {
      work: t.arg.string({ required: true, description: 'Its id, its address or its number.' }),
      reason: t.arg.string({ required: true }),
      endsAt: t.arg({ type: 'DateTime' }),
    },
    authScopes: { roles: editors },
    resolve: (_root, { work, ...given }, context) =>
      orErrors(refusals, async () => {
        const id = /w_[\w-]{22}/u.exec(work)?.[0] ?? work.trim();
        await pickWork(acting(context), await workIdOf(context.services, id), given);
        return {};
      }),
  }),
  movePick: t.field({
    type: StaffOk,
    args: {
      id: t.arg.id({ required: true }),
      towards: t.arg({
        type: staffBuilder.enumType('PickDirection', { values: ['FRONT', 'BACK'] as const }),
        required: true,
      }),
    },
    authScopes: { roles: editors },
    resolve: (_root, { id, towards }, context) =>
      orErrors(refusals, async () => {
        await movePick(acting(context), await workIdOf(context.services, id), towards);
        return {};
      }),
  }),
  dropPick: t.field({
    type: StaffOk,
    args: { id: t.arg.id({ required: true }) },
    authScopes: { roles: editors },
    resolve: (_root, { id }, context) =>
      orErrors(refusals, async () => {
        await dropPick(acting(context), await workIdOf(context.services, id));
        return {};
      }),
  }),
}));
