import type { BenefitsPageQuery$data } from '../../../__generated__/BenefitsPageQuery.graphql.ts';

export type BenefitKind = BenefitsPageQuery$data['benefits'][number]['kind'];

export const benefitKinds: Readonly<Record<BenefitKind, string>> = {
  MATERIAL: '材料',
  SPACE: '場所',
  TOOL: 'ツール',
  INSURANCE: '保険',
  LEARNING: '学び',
  OTHER: 'その他',
};
