import { sql } from 'kysely';
import type { Transaction, Updateable } from 'kysely';
import type { Tables } from '../../db/__generated__/tables.ts';
import type { Contents, ListKey } from './contentsSql.ts';

/** What is written about an opening, as columns of its row. */
export function columnsOf(contents: Contents) {
  return {
    title: contents.title,
    cover_media_id: contents.coverMediaId,
    working_place: contents.workingPlace,
    working_place_type: contents.workingPlaceType,
    working_prefecture_id: contents.workingPrefectureId,
    contact_name: contents.contactName,
    contact_email: contents.contactEmail,
    contact_phone_number: contents.contactPhoneNumber,
    contact_form_url: contents.contactFormUrl,
    information_as_of: contents.informationAsOf,
    valid_through: contents.validThrough,
    is_open_to_outside: contents.isOpenToOutside,
    net_price: contents.netPrice,
    gross_price: contents.grossPrice,
    payment_terms: contents.paymentTerms,
    ...contractColumns(contents),
    ...teamColumns(contents),
    ...employmentColumns(contents),
  } satisfies Updateable<Tables['job_openings']>;
}

function contractColumns(contents: Contents) {
  return {
    offer_detail: contents.offerDetail,
    is_allow_to_publish_external: contents.isAllowToPublishExternal,
    special_note_for_external_publish: contents.specialNoteForExternalPublish,
    has_available_asset: contents.hasAvailableAsset,
    available_asset_description: contents.availableAssetDescription,
    desired_delivery_at: contents.desiredDeliveryAt,
    delivery_decided_by: contents.deliveryDecidedBy,
    delivery_method: contents.deliveryMethod,
  } satisfies Updateable<Tables['job_openings']>;
}

function teamColumns(contents: Contents) {
  return {
    weekly_operational_hours: contents.weeklyOperationalHours,
    requested_period_months: contents.requestedPeriodMonths,
    desired_way_of_working: contents.desiredWayOfWorking,
    service_description: contents.serviceDescription,
    team_mission: contents.teamMission,
    total_member_of_creators_description: contents.totalMemberOfCreatorsDescription,
    role_responsibility_area: contents.roleResponsibilityArea,
    business_phase_description: contents.businessPhaseDescription,
    organization_structure_media_id: contents.organizationStructureMediaId,
    creative_contribution: contents.creativeContribution,
    message_for_creator: contents.messageForCreator,
    job_requirements: contents.jobRequirements,
    desired_job_requirements: contents.desiredJobRequirements,
  } satisfies Updateable<Tables['job_openings']>;
}

function employmentColumns(contents: Contents) {
  return {
    job_detail: contents.jobDetail,
    job_change_scope: contents.jobChangeScope,
    working_place_change_scope: contents.workingPlaceChangeScope,
    employer_name: contents.employerName,
    is_dispatch: contents.isDispatch,
    contract_period_type: contents.contractPeriodType,
    contract_period_note: contents.contractPeriodNote,
    contract_renewal_note: contents.contractRenewalNote,
    has_probation: contents.hasProbation,
    probation_note: contents.probationNote,
    pay_unit: contents.payUnit,
    pay_min: contents.payMin,
    pay_max: contents.payMax,
    pay_note: contents.payNote,
    has_fixed_overtime: contents.hasFixedOvertime,
    fixed_overtime_amount: contents.fixedOvertimeAmount,
    fixed_overtime_hours: contents.fixedOvertimeHours,
    pays_overtime_excess: contents.paysOvertimeExcess,
    working_hours: contents.workingHours,
    break_time: contents.breakTime,
    overtime_note: contents.overtimeNote,
    is_discretionary_work: contents.isDiscretionaryWork,
    holiday: contents.holiday,
    employee_benefits: contents.employeeBenefits,
    social_insurance: contents.socialInsurance,
    secondhand_smoke_control: contents.secondhandSmokeControl,
    secondhand_smoke_note: contents.secondhandSmokeNote,
    tool: contents.tool,
  } satisfies Updateable<Tables['job_openings']>;
}

/** Where the ids of each list stand; triggers copy them into the opening's own row. */
const listTables = [
  { key: 'categoryIds', table: 'job_opening_categories', column: 'category_id' },
  { key: 'industryIds', table: 'job_opening_industries', column: 'industry_id' },
  { key: 'toolIds', table: 'job_opening_tools', column: 'tool_id' },
  { key: 'occupationIds', table: 'job_opening_occupations', column: 'occupation_id' },
  { key: 'tagIds', table: 'job_opening_tags', column: 'tag_id' },
] as const satisfies readonly {
  readonly key: ListKey;
  readonly table: keyof Tables;
  readonly column: string;
}[];

const differ = (one: unknown, other: unknown): boolean => JSON.stringify(one) !== JSON.stringify(other);

/** Writes what an opening has several of, as far as it is another than before; `before` is null for a new opening. */
export async function replaceLists(
  trx: Transaction<Tables>,
  openingId: string,
  before: Contents | null,
  after: Contents,
): Promise<void> {
  for (const { key, table, column } of listTables) {
    if (!differ(before?.[key] ?? [], after[key])) continue;
    await sql`delete from ${sql.table(table)} where job_opening_id = ${openingId}::uuid`.execute(trx);
    await sql`insert into ${sql.table(table)} (job_opening_id, ${sql.ref(column)}, position)
      select ${openingId}::uuid, listed.id, listed.place - 1
      from unnest(${[...after[key]]}::integer[]) with ordinality as listed (id, place)`.execute(trx);
  }
  if (differ(before?.links ?? [], after.links)) await replaceLinks(trx, openingId, after.links);
  if (differ(before?.questions ?? [], after.questions))
    await replaceQuestions(trx, openingId, after.questions);
}

async function replaceLinks(
  trx: Transaction<Tables>,
  openingId: string,
  links: Contents['links'],
): Promise<void> {
  await trx.deleteFrom('job_opening_links').where('job_opening_id', '=', openingId).execute();
  if (links.length === 0) return;
  await trx
    .insertInto('job_opening_links')
    .values(links.map(({ id, url }, position) => ({ id, job_opening_id: openingId, url, position })))
    .execute();
}

/** Those that stay keep their rows: answers that were given point at them. */
async function replaceQuestions(
  trx: Transaction<Tables>,
  openingId: string,
  questions: Contents['questions'],
): Promise<void> {
  await trx
    .deleteFrom('job_opening_questions')
    .where('job_opening_id', '=', openingId)
    .$if(questions.length > 0, (query) =>
      query.where(
        'id',
        'not in',
        questions.map(({ id }) => id),
      ),
    )
    .execute();
  if (questions.length === 0) return;
  // In one statement: two that change places share one for a moment, and places are looked at when it ends.
  await trx
    .insertInto('job_opening_questions')
    .values(
      questions.map(({ id, questionText }, position) => ({
        id,
        job_opening_id: openingId,
        question_text: questionText,
        position,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({
        question_text: eb.ref('excluded.question_text'),
        position: eb.ref('excluded.position'),
      })),
    )
    .execute();
}
