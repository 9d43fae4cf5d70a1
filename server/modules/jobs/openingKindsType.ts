import { builder } from '../../builder/builder.ts';
import type { Context } from '../../lib/context.ts';
import { WayOfWorking } from '../creators/schema.ts';
import { MediaObject } from '../media/schema.ts';
import { JobOpeningTag, Occupation } from '../taxonomy/schema.ts';
import { named } from '../taxonomy/taxonomy.ts';
import * as openings from './openings.ts';
import type { OpeningRow } from './openingSql.ts';
import { ContractPeriodType, JobOpening, PayUnit, SmokingMeasure } from './openingType.ts';

const commissionOf = ({ netPrice, grossPrice }: OpeningRow): number | null =>
  netPrice === null || grossPrice === null ? null : grossPrice - netPrice;

/** What the three have in common: an opening's row says itself which of them it is. */
const kind = {
  interfaces: [JobOpening],
  id: { resolve: (opening: OpeningRow) => opening.id },
  loadManyWithoutCache: (ids: readonly string[], context: Context) => openings.visibleOpenings(context, ids),
  brandLoadedObjects: false,
};

export const ContractJobOpening = builder.objectRef<OpeningRow>('ContractJobOpening');

builder.node(ContractJobOpening, {
  ...kind,
  description: '単発: a piece of work at a fixed price.',
  fields: (t) => ({
    offerDetail: t.exposeString('offerDetail', { nullable: true }),
    isAllowToPublishExternal: t.exposeBoolean('isAllowToPublishExternal', { nullable: true }),
    specialNoteForExternalPublish: t.exposeString('specialNoteForExternalPublish', { nullable: true }),
    hasAvailableAsset: t.exposeBoolean('hasAvailableAsset', { nullable: true }),
    availableAssetDescription: t.exposeString('availableAssetDescription', { nullable: true }),
    desiredDeliveryAt: t.expose('desiredDeliveryAt', { type: 'DateTime', nullable: true }),
    deliveryDecidedBy: t.exposeString('deliveryDecidedBy', {
      nullable: true,
      description: 'When the delivery date is undecided: when it will be decided, as YYYY-MM-DD.',
    }),
    deliveryMethod: t.exposeString('deliveryMethod', { nullable: true }),
    netPrice: t.exposeInt('netPrice', { nullable: true }),
    grossPrice: t.exposeInt('grossPrice', { nullable: true }),
    tsumugiCommissionFee: t.int({ nullable: true, resolve: commissionOf }),
    paymentTerms: t.exposeString('paymentTerms', { nullable: true }),
  }),
});

export const HourlyJobOpening = builder.objectRef<OpeningRow>('HourlyJobOpening');

builder.node(HourlyJobOpening, {
  ...kind,
  description: '時間制: work paid by the hour.',
  fields: (t) => ({
    netPrice: t.exposeInt('netPrice', { nullable: true }),
    grossPrice: t.exposeInt('grossPrice', { nullable: true }),
    tsumugiCommissionFee: t.int({ nullable: true, resolve: commissionOf }),
    paymentTerms: t.exposeString('paymentTerms', { nullable: true }),
    weeklyOperationalHours: t.exposeInt('weeklyOperationalHours', { nullable: true }),
    requestedPeriodMonths: t.exposeInt('requestedPeriodMonths', { nullable: true }),
    desiredWayOfWorking: t.field({
      type: WayOfWorking,
      nullable: true,
      resolve: (opening) => opening.desiredWayOfWorking,
    }),
  }),
});

export const FullTimeJobOpening = builder.objectRef<OpeningRow>('FullTimeJobOpening');

builder.node(FullTimeJobOpening, {
  ...kind,
  description: '正社員: employment.',
  fields: (t) => ({
    jobDetail: t.exposeString('jobDetail', { nullable: true }),
    jobChangeScope: t.exposeString('jobChangeScope', { nullable: true }),
    workingPlaceChangeScope: t.exposeString('workingPlaceChangeScope', { nullable: true }),
    employerName: t.exposeString('employerName', { nullable: true }),
    isDispatch: t.exposeBoolean('isDispatch', { nullable: true }),
    contractPeriodType: t.field({
      type: ContractPeriodType,
      nullable: true,
      resolve: (opening) => opening.contractPeriodType,
    }),
    contractPeriodNote: t.exposeString('contractPeriodNote', { nullable: true }),
    contractRenewalNote: t.exposeString('contractRenewalNote', { nullable: true }),
    hasProbation: t.exposeBoolean('hasProbation', { nullable: true }),
    probationNote: t.exposeString('probationNote', { nullable: true }),
    payUnit: t.field({ type: PayUnit, nullable: true, resolve: (opening) => opening.payUnit }),
    payMin: t.exposeInt('payMin', { nullable: true }),
    payMax: t.exposeInt('payMax', { nullable: true }),
    payNote: t.exposeString('payNote', { nullable: true }),
    hasFixedOvertime: t.exposeBoolean('hasFixedOvertime', { nullable: true }),
    fixedOvertimeAmount: t.exposeInt('fixedOvertimeAmount', { nullable: true }),
    fixedOvertimeHours: t.exposeFloat('fixedOvertimeHours', { nullable: true }),
    paysOvertimeExcess: t.exposeBoolean('paysOvertimeExcess', { nullable: true }),
    workingHours: t.exposeString('workingHours', { nullable: true }),
    breakTime: t.exposeString('breakTime', { nullable: true }),
    overtimeNote: t.exposeString('overtimeNote', { nullable: true }),
    isDiscretionaryWork: t.exposeBoolean('isDiscretionaryWork', { nullable: true }),
    holiday: t.exposeString('holiday', { nullable: true }),
    employeeBenefits: t.exposeString('employeeBenefits', { nullable: true }),
    socialInsurance: t.exposeString('socialInsurance', { nullable: true }),
    secondhandSmokeControl: t.field({
      type: SmokingMeasure,
      nullable: true,
      resolve: (opening) => opening.secondhandSmokeControl,
    }),
    secondhandSmokeNote: t.exposeString('secondhandSmokeNote', { nullable: true }),
    tool: t.exposeString('tool', { nullable: true, description: 'Further tools in words.' }),
    tags: t.field({
      type: [JobOpeningTag],
      resolve: (opening, _args, context) => named(context, 'JobOpeningTag', opening.tagIds),
    }),
    occupations: t.field({
      type: [Occupation],
      resolve: (opening, _args, context) => named(context, 'Occupation', opening.occupationIds),
    }),
  }),
});

/** What an opening tells of the team that the work is done with. */
for (const type of [HourlyJobOpening, FullTimeJobOpening])
  builder.objectFields(type, (t) => ({
    serviceDescription: t.exposeString('serviceDescription', { nullable: true }),
    teamMission: t.exposeString('teamMission', { nullable: true }),
    totalMemberOfCreatorsDescription: t.exposeString('totalMemberOfCreatorsDescription', { nullable: true }),
    roleResponsibilityArea: t.exposeString('roleResponsibilityArea', { nullable: true }),
    businessPhaseDescription: t.exposeString('businessPhaseDescription', { nullable: true }),
    organizationStructureImagePath: t.string({
      nullable: true,
      resolve: async (opening, _args, context) => {
        const image = await openings.mediaOf(context, opening.organizationStructureMediaId);
        return image && image.url;
      },
    }),
    organizationStructureImage: t.field({
      type: MediaObject,
      nullable: true,
      resolve: (opening, _args, context) => openings.mediaOf(context, opening.organizationStructureMediaId),
    }),
    creativeContribution: t.exposeString('creativeContribution', { nullable: true }),
    messageForCreator: t.exposeString('messageForCreator', { nullable: true }),
    jobRequirements: t.exposeString('jobRequirements', { nullable: true }),
    desiredJobRequirements: t.exposeString('desiredJobRequirements', { nullable: true }),
  }));
