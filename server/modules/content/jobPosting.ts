import { encodeGlobalId } from '../../lib/request/globalId.ts';
import { jobAddress } from './jobAddress.ts';
import type { OpeningRow } from '../jobs/openings/openingSql.ts';

interface Around {
  readonly companyName: string;
  readonly logo: string | null;
  readonly origin: string;
}

/** What the page shows of the work, in its order; search engines get nothing else. */
function descriptionOf(opening: OpeningRow): string {
  const parts = [
    opening.offerDetail,
    opening.jobDetail,
    opening.roleResponsibilityArea,
    opening.serviceDescription,
    opening.teamMission,
    opening.jobRequirements,
    opening.desiredJobRequirements,
    opening.workingHours,
    opening.holiday,
    opening.employeeBenefits,
  ];
  return parts.filter((part) => part !== null).join('\n\n');
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
/** The field is HTML. */
const asHtml = (text: string): string =>
  text.replace(/[&<>]/gu, (sign) => escapes[sign] ?? sign).replaceAll('\n', '<br>');

function salaryOf(opening: OpeningRow): object | undefined {
  const quantity = (facts: object) => ({
    '@type': 'MonetaryAmount',
    currency: 'JPY',
    value: { '@type': 'QuantitativeValue', ...facts },
  });
  const { payMin, payMax, payUnit, netPrice } = opening;
  if (opening.resumerationType === 'FULL_TIME') {
    if (payMin === null) return undefined;
    const unitText = payUnit === 'HOUR' || payUnit === 'HOURLY' ? 'HOUR' : 'MONTH';
    return payMax === null
      ? quantity({ value: payMin, unitText })
      : quantity({ minValue: payMin, maxValue: payMax, unitText });
  }
  if (netPrice === null) return undefined;
  // A fixed price has no unit of time.
  return quantity({
    value: netPrice,
    ...(opening.resumerationType === 'HOURLY_RATE' && { unitText: 'HOUR' }),
  });
}

function typeOf({ resumerationType, contractPeriodType }: OpeningRow): string | readonly string[] {
  if (resumerationType !== 'FULL_TIME') return 'CONTRACTOR';
  return contractPeriodType === 'FIXED_TERM' ? ['FULL_TIME', 'TEMPORARY'] : 'FULL_TIME';
}

function placeOf(opening: OpeningRow): object {
  if (opening.workingPlaceType === 'FULL_REMOTE')
    return {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: '日本' },
    };
  return {
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        ...jobAddress(opening.workingPlace, opening.workingPrefectureId),
      },
    },
  };
}

/** schema.org/JobPosting, for job search. */
export function jobPosting(opening: OpeningRow, around: Around): object {
  const id = encodeGlobalId('JobOpening', opening.id);
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: opening.title,
    description: asHtml(descriptionOf(opening)),
    identifier: { '@type': 'PropertyValue', name: around.companyName, value: id },
    url: new URL(`/jobs/${id}`, around.origin).href,
    datePosted: opening.publishedAt?.toISOString(),
    ...(opening.validThrough !== null && { validThrough: `${opening.validThrough}T23:59:59+09:00` }),
    employmentType: typeOf(opening),
    hiringOrganization: {
      '@type': 'Organization',
      name: opening.employerName ?? around.companyName,
      ...(around.logo !== null && { logo: new URL(around.logo, around.origin).href }),
    },
    ...placeOf(opening),
    baseSalary: salaryOf(opening),
    directApply: true,
  };
}
