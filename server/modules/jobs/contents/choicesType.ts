import { builder } from '../../../builder/builder.ts';
import { WayOfWorking } from '../../creators/profiles/schema.ts';
import type { KeyOf } from './fields.ts';

export const WorkingPlaceType = builder.enumType('WorkingPlaceType', {
  values: ['FULL_REMOTE', 'ON_SITE', 'PARTIAL_REMOTE'] as const,
});
const PayUnit = builder.enumType('PayUnit', { values: ['HOUR', 'HOURLY', 'MONTH', 'MONTHLY'] as const });
const SmokingMeasure = builder.enumType('SmokingMeasure', {
  values: ['NO_COUNTERMEASURES', 'NO_SMOKING', 'SMOKING_ROOM'] as const,
});
const ContractPeriodType = builder.enumType('ContractPeriodType', {
  values: ['FIXED_TERM', 'INDEFINITE'] as const,
});

export const choiceTypes = {
  workingPlaceType: WorkingPlaceType,
  desiredWayOfWorking: WayOfWorking,
  contractPeriodType: ContractPeriodType,
  payUnit: PayUnit,
  secondhandSmokeControl: SmokingMeasure,
} satisfies Readonly<Record<KeyOf<'choice'>, unknown>>;
