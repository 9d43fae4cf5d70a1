import type { Context } from '../../../lib/request/context.ts';
import { Inputs } from '../../../lib/request/inputs.ts';
import { companyNameKey } from '../../../lib/text/companyName.ts';
import * as sql from './engagementSql.ts';
import type { EngagementValues } from './engagementSql.ts';
import { refreshHidingOfCreator } from '../hiding/hiding.ts';
import type { EngagementRow } from '../profiles/privateSql.ts';
import { atStep, stepTo } from '../registration/registration.ts';

export interface EngagementInput {
  readonly engagementType: EngagementRow['engagementType'];
  readonly corporateName?: string | null | undefined;
  readonly nameOfCompanyYouCurrentlyWorkFor?: string | null | undefined;
}

function checkEngagement(input: EngagementInput): EngagementValues {
  const inputs = new Inputs();
  const field = 'nameOfCompanyYouCurrentlyWorkFor';
  const given = input.nameOfCompanyYouCurrentlyWorkFor;
  // A freelancer has no employer to hide from, so an earlier one is cleared.
  const employer =
    input.engagementType === 'FREELANCE' ? null : inputs.requiredLine(field, '現在の勤め先', given, 100);
  const corporate_name = inputs.line('corporateName', '屋号・自分の会社の名前', input.corporateName, 100);
  inputs.finish();
  return {
    engagement_type: input.engagementType,
    corporate_name,
    name_of_company_you_currently_work_for: employer,
    employer_key: employer === null ? null : companyNameKey(employer),
  };
}

export async function createEngagement(context: Context, input: EngagementInput): Promise<void> {
  const values = checkEngagement(input);
  await atStep(context, ['ENGAGEMENT_TYPE'], async (own) => {
    const { trx, services, userId, now } = own;
    await sql.insertEngagement(trx, services.newId(), userId, values, now);
    await refreshHidingOfCreator(trx, services, userId);
    await stepTo(own, 'JOB_PROFILE');
  });
}

export async function updateEngagement(context: Context, input: EngagementInput): Promise<void> {
  const values = checkEngagement(input);
  await atStep(context, ['JOB_PROFILE', 'COMPLETED'], async ({ trx, services, userId, now }) => {
    const before = await sql.engagementBefore(trx, userId);
    if (before) await sql.updateEngagement(trx, userId, values, now);
    // Accounts made by operators, or long ago, may have skipped this step.
    else await sql.insertEngagement(trx, services.newId(), userId, values, now);
    // The same employer, saved again, stays hidden even if it was renamed since.
    if (before?.employer_key !== values.employer_key) await refreshHidingOfCreator(trx, services, userId);
  });
}
