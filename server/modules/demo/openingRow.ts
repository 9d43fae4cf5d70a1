import { demoCompanies } from '../../../demo/town/companies.ts';
import { grossOf } from '../../../demo/town/openings.ts';
import { dayMs, daysBefore, tokyoDate } from '../../../demo/town/times.ts';
import type {
  DemoCompany,
  DemoContractOpening,
  DemoFullTimeOpening,
  DemoHourlyOpening,
  DemoOpening,
  DemoWorkingRules,
} from '../../../demo/town/types.ts';
import { workingRules } from '../../../demo/town/workingRules.ts';
import type { Row } from './sql.ts';
import { type Town, e164, found } from './town.ts';

type OpeningRow = Row<'job_openings'>;

function companyOf({ companyKey }: DemoOpening): DemoCompany {
  const company = demoCompanies.find(({ key }) => key === companyKey);
  if (company === undefined) throw new Error(`The demo town knows no ${companyKey}`);
  return company;
}

const blank = {
  working_place_type: null,
  working_prefecture_id: null,
  net_price: null,
  gross_price: null,
  payment_terms: null,
  offer_detail: null,
  is_allow_to_publish_external: null,
  special_note_for_external_publish: null,
  has_available_asset: null,
  available_asset_description: null,
  desired_delivery_at: null,
  delivery_method: null,
  weekly_operational_hours: null,
  requested_period_months: null,
  desired_way_of_working: null,
  service_description: null,
  team_mission: null,
  total_member_of_creators_description: null,
  role_responsibility_area: null,
  business_phase_description: null,
  creative_contribution: null,
  message_for_creator: null,
  job_requirements: null,
  desired_job_requirements: null,
  job_detail: null,
  job_change_scope: null,
  working_place_change_scope: null,
  employer_name: null,
  is_dispatch: null,
  contract_period_type: null,
  contract_period_note: null,
  contract_renewal_note: null,
  has_probation: null,
  probation_note: null,
  pay_unit: null,
  pay_min: null,
  pay_max: null,
  has_fixed_overtime: null,
  fixed_overtime_amount: null,
  fixed_overtime_hours: null,
  pays_overtime_excess: null,
  working_hours: null,
  break_time: null,
  overtime_note: null,
  is_discretionary_work: null,
  holiday: null,
  employee_benefits: null,
  social_insurance: null,
  secondhand_smoke_control: null,
  secondhand_smoke_note: null,
} satisfies Partial<OpeningRow>;

/** An opening as a row: its words, its company's contact, and the terms that everybody employed there has. */
export function openingRow(town: Town, opening: DemoOpening): OpeningRow {
  const { now, idOf, mediaIds } = town;
  const company = companyOf(opening);
  const publishedAt =
    opening.publishedDaysAgo === undefined ? null : daysBefore(now, opening.publishedDaysAgo);
  const closedAt = opening.closedDaysAgo === undefined ? null : daysBefore(now, opening.closedDaysAgo);
  return {
    ...blank,
    id: idOf(opening.key),
    company_id: idOf(company.key),
    created_by_user_id: idOf(`${company.key}-1`),
    resumeration_type: opening.kind,
    status: opening.status,
    is_open_to_outside: opening.openToOutside ?? false,
    created_at: daysBefore(now, opening.createdDaysAgo),
    edited_at: closedAt ?? publishedAt ?? daysBefore(now, opening.createdDaysAgo * 0.4),
    published_at: publishedAt,
    closed_at: closedAt,
    title: opening.title,
    cover_media_id: found(mediaIds, `cover-${opening.key}.webp`),
    contact_name: company.people
      .slice(0, 1)
      .map(({ lastName, firstName }) => `${lastName} ${firstName}`)
      .join(''),
    contact_email: company.contactEmail,
    contact_phone_number: e164(company.phone),
    information_as_of: tokyoDate(publishedAt ?? daysBefore(now, opening.createdDaysAgo)),
    valid_through: publishedAt === null ? null : tokyoDate(new Date(publishedAt.getTime() + 90 * dayMs)),
    ...wordsOf(town, opening, company),
  };
}

function wordsOf(
  town: Town,
  opening: DemoOpening,
  company: DemoCompany,
): Partial<OpeningRow> & { working_place: string | null } {
  if (opening.kind === 'CONTRACT_UNIT') return contractWords(town, opening);
  if (opening.kind === 'HOURLY_RATE') return hourlyWords(opening);
  return fullTimeWords(town, opening, company);
}

function prices(net: number | undefined): Pick<OpeningRow, 'gross_price' | 'net_price'> {
  return net === undefined ? {} : { net_price: net, gross_price: grossOf(net) };
}

/** A posting that can be done anywhere says so in its place. */
function placeType(place: string | undefined): 'FULL_REMOTE' | 'ON_SITE' | 'PARTIAL_REMOTE' | null {
  if (place === undefined) return null;
  if (place.startsWith('完全リモート')) return 'FULL_REMOTE';
  return /リモート|自宅/u.test(place) ? 'PARTIAL_REMOTE' : 'ON_SITE';
}

function contractWords({ now }: Town, opening: DemoContractOpening) {
  return {
    ...prices(opening.netPrice),
    working_place: opening.place ?? null,
    working_place_type: placeType(opening.place),
    payment_terms: opening.paymentTerms ?? null,
    offer_detail: opening.offerDetail ?? null,
    is_allow_to_publish_external: opening.mayPublish ?? null,
    special_note_for_external_publish: opening.publishNote ?? null,
    has_available_asset:
      opening.status === 'DRAFT' && opening.assets === undefined ? null : opening.assets !== undefined,
    available_asset_description: opening.assets ?? null,
    desired_delivery_at:
      opening.deliveryInDays === undefined ? null : endOfTokyoDay(daysBefore(now, -opening.deliveryInDays)),
    delivery_method: opening.deliveryMethod ?? null,
  } satisfies Partial<OpeningRow>;
}

/** A deadline is 23:59 of its day in Tokyo. */
function endOfTokyoDay(moment: Date): Date {
  return new Date(`${tokyoDate(moment)}T23:59:00+09:00`);
}

function teamWords(opening: DemoFullTimeOpening | DemoHourlyOpening) {
  return {
    team_mission: opening.teamMission ?? null,
    total_member_of_creators_description: opening.totalMemberOfCreatorsDescription ?? null,
    role_responsibility_area: opening.roleResponsibilityArea ?? null,
    business_phase_description: opening.businessPhaseDescription ?? null,
    creative_contribution: opening.creativeContribution ?? null,
    message_for_creator: opening.messageForCreator ?? null,
    job_requirements: opening.jobRequirements ?? null,
    desired_job_requirements: opening.desiredJobRequirements ?? null,
  } satisfies Partial<OpeningRow>;
}

function hourlyWords(opening: DemoHourlyOpening) {
  return {
    ...prices(opening.netPrice),
    ...teamWords(opening),
    working_place: opening.place ?? null,
    working_place_type: placeType(opening.place),
    payment_terms: opening.paymentTerms ?? null,
    service_description: opening.serviceDescription ?? null,
    weekly_operational_hours: opening.weeklyHours ?? null,
    requested_period_months: opening.months ?? null,
    desired_way_of_working: opening.wayOfWorking ?? null,
  } satisfies Partial<OpeningRow>;
}

function fullTimeWords(town: Town, opening: DemoFullTimeOpening, company: DemoCompany) {
  const { fixedOvertime, contractPeriod, contractRenewal, probation } = opening;
  return {
    ...teamWords(opening),
    ...ruleWords(opening.status === 'DRAFT' ? undefined : (opening.rules ?? workingRules[company.key])),
    job_detail: opening.jobDetail ?? null,
    working_place: opening.workingPlace ?? null,
    working_place_type: opening.workingPlaceType ?? null,
    working_prefecture_id: town.prefecture(company.prefecture),
    job_change_scope: opening.scopeOfWorkChange ?? null,
    working_place_change_scope: opening.scopeOfPlaceChange ?? null,
    employer_name: company.name,
    is_dispatch: false,
    contract_period_type:
      contractPeriod === undefined ? null : contractPeriod === '期間の定めなし' ? 'INDEFINITE' : 'FIXED_TERM',
    contract_period_note: contractPeriod ?? null,
    contract_renewal_note: contractRenewal ?? null,
    has_probation: probation === undefined ? null : true,
    probation_note: probation ?? null,
    pay_unit: opening.payMin === undefined ? null : 'MONTHLY',
    pay_min: opening.payMin ?? null,
    pay_max: opening.payMax ?? null,
    has_fixed_overtime: opening.status === 'DRAFT' ? null : fixedOvertime !== undefined,
    fixed_overtime_amount: fixedOvertime?.amount ?? null,
    fixed_overtime_hours: fixedOvertime?.hours ?? null,
    pays_overtime_excess: fixedOvertime === undefined ? null : true,
  } satisfies Partial<OpeningRow>;
}

function ruleWords(rules: DemoWorkingRules | undefined): Partial<OpeningRow> {
  if (rules === undefined) return {};
  return {
    working_hours: rules.hours,
    break_time: rules.breaks,
    overtime_note: rules.overtime,
    is_discretionary_work: rules.hours.includes('裁量労働'),
    holiday: rules.holiday,
    employee_benefits: rules.benefits,
    social_insurance: rules.insurance,
    secondhand_smoke_control: rules.smoking,
    secondhand_smoke_note: rules.smokingNote,
  };
}
