import { builder } from '../../../builder/builder.ts';
import { encodeGlobalId } from '../../../lib/request/globalId.ts';
import { signedAddress } from '../../../lib/mediaAddress.ts';
import { creators, done, EngagementPayload } from '../works/actsType.ts';
import { deliveriesOf, filesOf } from '../works/engagements.ts';
import type { DeliveryRow } from './deliveriesSql.ts';
import { addDeliveryFile, removeDeliveryFile } from './files.ts';
import type { FileRow } from './filesSql.ts';
import { deliverRound } from './rounds.ts';
import { Round } from './roundType.ts';

const File = builder.objectRef<FileRow>('EngagementFile').implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => encodeGlobalId('EngagementFile', id) }),
    name: t.string({
      resolve: ({ filename, storageKey }) => filename ?? `画像.${storageKey.split('.').at(-1)}`,
    }),
    byteSize: t.exposeInt('byteSize'),
    url: t.string({
      description: 'At an address that ends.',
      resolve: ({ storageKey, filename }) => signedAddress(storageKey, filename ?? ''),
    }),
  }),
});

const Delivery = builder.objectRef<DeliveryRow>('EngagementDelivery').implement({
  description: 'What was handed over: never changed.',
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => encodeGlobalId('EngagementDelivery', id) }),
    version: t.exposeInt('version'),
    note: t.exposeString('note', { nullable: true }),
    linkUrl: t.exposeString('linkUrl', { nullable: true }),
    deliveredAt: t.expose('deliveredAt', { type: 'DateTime' }),
    files: t.field({
      type: [File],
      resolve: async ({ id, roundId }, _args, context) => [...(await filesOf(context, roundId, id))],
    }),
  }),
});

builder.objectFields(Round, (t) => ({
  deliveries: t.field({
    type: [Delivery],
    description: 'The newest first.',
    resolve: async (round, _args, context) => [...(await deliveriesOf(context, round))],
  }),
  waitingFiles: t.field({
    type: [File],
    description: 'Those that go out with the next delivery; the creator’s alone.',
    resolve: async ({ id }, _args, context) => [...(await filesOf(context, id, null))],
  }),
}));

const DeliverInput = builder.inputType('DeliverEngagementRoundInput', {
  fields: (t) => ({
    roundId: t.id({ required: true }),
    note: t.string(),
    linkUrl: t.string(),
    netPrice: t.int({ description: 'Where the amount follows from a formula.' }),
  }),
});

builder.mutationFields((t) => ({
  deliverEngagementRound: t.field({
    type: EngagementPayload,
    args: { input: t.arg({ type: DeliverInput, required: true }) },
    authScopes: { role: creators },
    resolve: (_root, { input }, context) => done(() => deliverRound(context, input)),
  }),
  addEngagementFile: t.field({
    type: EngagementPayload,
    description: 'A file that goes out with the next delivery.',
    args: { roundId: t.arg.id({ required: true }), file: t.arg({ type: 'Upload', required: true }) },
    authScopes: { role: creators },
    resolve: (_root, args, context) => done(() => addDeliveryFile(context, args)),
  }),
  removeEngagementFile: t.field({
    type: EngagementPayload,
    args: { roundId: t.arg.id({ required: true }), fileId: t.arg.id({ required: true }) },
    authScopes: { role: creators },
    resolve: (_root, args, context) => done(() => removeDeliveryFile(context, args)),
  }),
}));
