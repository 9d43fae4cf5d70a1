import { builder } from '../../../builder/builder.ts';
import type { Context } from '../../../lib/request/context.ts';
import { commissionOf, contentOutputs } from '../contents/contentType.ts';
import { fieldsOfKind } from '../contents/fields.ts';
import * as openings from './openings.ts';
import type { OpeningRow } from './openingSql.ts';
import { JobOpening } from './openingType.ts';

/** Common to the three types. */
const kind = {
  interfaces: [JobOpening],
  id: { resolve: (opening: OpeningRow) => opening.id },
  loadManyWithoutCache: (ids: readonly string[], context: Context) => openings.visibleOpenings(context, ids),
  brandLoadedObjects: false,
};

export const ContractJobOpening = builder.objectRef<OpeningRow>('ContractJobOpening');
export const HourlyJobOpening = builder.objectRef<OpeningRow>('HourlyJobOpening');
export const FullTimeJobOpening = builder.objectRef<OpeningRow>('FullTimeJobOpening');

builder.node(ContractJobOpening, {
  ...kind,
  description: '単発: a piece of work at a fixed price.',
  fields: (t) => contentOutputs(t, fieldsOfKind('CONTRACT_UNIT')),
});
builder.node(HourlyJobOpening, {
  ...kind,
  description: '時間制: work paid by the hour.',
  fields: (t) => contentOutputs(t, fieldsOfKind('HOURLY_RATE')),
});
builder.node(FullTimeJobOpening, {
  ...kind,
  description: '正社員: employment.',
  fields: (t) => contentOutputs(t, fieldsOfKind('FULL_TIME')),
});

for (const type of [ContractJobOpening, HourlyJobOpening])
  builder.objectFields(type, (t) => ({
    tsumugiCommissionFee: t.int({ nullable: true, resolve: commissionOf }),
  }));
