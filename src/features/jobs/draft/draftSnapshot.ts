import { graphql, readInlineData } from 'relay-runtime';
import type {
  draftSnapshot_draft$data,
  draftSnapshot_draft$key,
} from '../../../../__generated__/draftSnapshot_draft.graphql.ts';
import { formatPhone } from '../../../lib/formatPhone.ts';
import { dayOf } from './draftInput.ts';
import { emptyDraft } from './draftValues.ts';
import type { Choices, DraftPicture, DraftValues } from './draftValues.ts';
import type { DraftKind } from './newDraft.ts';

export interface Check {
  readonly field: string;
  readonly label: string;
  readonly isMet: boolean;
}

/** A draft as the server has it. */
export interface DraftSnapshot {
  readonly kind: DraftKind;
  readonly version: number;
  readonly editedAt: string;
  readonly editedBy: string | null;
  readonly status: 'CLOSED' | 'DRAFT' | 'PRIVATE' | 'PUBLIC';
  readonly canPublish: boolean;
  /** Why the operators keep it from sight: nobody can publish it meanwhile. */
  readonly suspensionReason: string | null;
  readonly checklist: readonly Check[];
  readonly values: DraftValues;
}

const kinds = { CONTRACT_UNIT: 'contract', HOURLY_RATE: 'hourly', FULL_TIME: 'fulltime' } as const;

/** Read as plain data, because what the server has is held against what the form has. */
export function readDraft(key: draftSnapshot_draft$key): DraftSnapshot {
  const draft = readInlineData(
    graphql`
      fragment draftSnapshot_draft on DraftJobOpening @inline {
        version
        editedAt
        editedBy {
          fullName
        }
        status
        resumerationType
        canPublish
        suspensionReason
        checklist {
          field
          label
          isMet
        }
        title
        coverImage {
          id
          url
          width
          height
          thumbhash
        }
        categories {
          id
        }
        industries {
          id
        }
        tools {
          id
        }
        links {
          url
        }
        questions {
          id
          questionText
        }
        workingPlace
        workingPlaceType
        workingPrefecture {
          id
        }
        contact {
          name
          email
          phoneNumber
          formUrl
        }
        informationAsOf
        validThrough
        isOpenToOutside
        ... on DraftContractJobOpening @alias(as: "contract") {
          offerDetail
          isAllowToPublishExternal
          specialNoteForExternalPublish
          hasAvailableAsset
          availableAssetDescription
          desiredDeliveryAt
          deliveryDecidedBy
          deliveryMethod
          netPrice
          grossPrice
          paymentTerms
        }
        ... on DraftHourlyJobOpening @alias(as: "hourly") {
          netPrice
          grossPrice
          paymentTerms
          weeklyOperationalHours
          requestedPeriodMonths
          desiredWayOfWorking
          serviceDescription
          teamMission
          totalMemberOfCreatorsDescription
          roleResponsibilityArea
          businessPhaseDescription
          organizationStructureImage {
            id
            url
            width
            height
            thumbhash
          }
          creativeContribution
          messageForCreator
          jobRequirements
          desiredJobRequirements
        }
        ... on DraftFullTimeJobOpening @alias(as: "fullTime") {
          jobDetail
          jobChangeScope
          workingPlaceChangeScope
          employerName
          isDispatch
          contractPeriodType
          contractPeriodNote
          contractRenewalNote
          hasProbation
          probationNote
          payUnit
          payMin
          payMax
          payNote
          hasFixedOvertime
          fixedOvertimeAmount
          fixedOvertimeHours
          paysOvertimeExcess
          workingHours
          breakTime
          overtimeNote
          isDiscretionaryWork
          holiday
          employeeBenefits
          socialInsurance
          secondhandSmokeControl
          secondhandSmokeNote
          tool
          tags {
            id
          }
          occupations {
            id
          }
          serviceDescription
          teamMission
          totalMemberOfCreatorsDescription
          roleResponsibilityArea
          businessPhaseDescription
          organizationStructureImage {
            id
            url
            width
            height
            thumbhash
          }
          creativeContribution
          messageForCreator
          jobRequirements
          desiredJobRequirements
        }
      }
    `,
    key,
  );
  return {
    kind: kinds[draft.resumerationType],
    version: draft.version,
    editedAt: draft.editedAt,
    editedBy: draft.editedBy?.fullName ?? null,
    status: draft.status,
    canPublish: draft.canPublish,
    suspensionReason: draft.suspensionReason ?? null,
    checklist: draft.checklist.map(({ field, label, isMet }) => ({ field, label, isMet })),
    values: valuesOf(draft),
  };
}

function valuesOf(draft: draftSnapshot_draft$data): DraftValues {
  const { contact } = draft;
  return {
    ...emptyDraft,
    ...contractOf(draft.contract),
    ...teamOf(draft.hourly ?? draft.fullTime),
    ...hourlyOf(draft.hourly),
    ...fullTimeOf(draft.fullTime),
    title: draft.title,
    coverImage: pictureOf(draft.coverImage),
    categoryIds: idsOf(draft.categories),
    industryIds: idsOf(draft.industries),
    toolIds: idsOf(draft.tools),
    links: draft.links.map(({ url }) => url),
    questions: draft.questions.map(({ id, questionText }) => ({ key: id, id, text: questionText })),
    workingPlace: draft.workingPlace ?? '',
    workingPlaceType: draft.workingPlaceType ?? null,
    workingPrefectureId: draft.workingPrefecture?.id ?? null,
    contactName: contact.name ?? '',
    contactEmail: contact.email ?? '',
    contactPhoneNumber: formatPhone(contact.phoneNumber ?? ''),
    contactFormUrl: contact.formUrl ?? '',
    informationAsOf: draft.informationAsOf ?? null,
    validThrough: draft.validThrough ?? null,
    isOpenToOutside: draft.isOpenToOutside,
  };
}

type Part = Partial<DraftValues>;

function contractOf(draft: draftSnapshot_draft$data['contract']): Part {
  if (draft == null) return {};
  return {
    offerDetail: draft.offerDetail ?? '',
    isAllowToPublishExternal: draft.isAllowToPublishExternal ?? null,
    specialNoteForExternalPublish: draft.specialNoteForExternalPublish ?? '',
    hasAvailableAsset: draft.hasAvailableAsset ?? null,
    availableAssetDescription: draft.availableAssetDescription ?? '',
    desiredDeliveryAt: dayOf(draft.desiredDeliveryAt),
    deliveryDecidedBy: draft.deliveryDecidedBy ?? null,
    deliveryMethod: draft.deliveryMethod ?? '',
    ...priceOf(draft),
    paymentTerms: draft.paymentTerms ?? '',
  };
}

function priceOf({
  netPrice: net,
  grossPrice: gross,
}: {
  readonly netPrice?: number | null | undefined;
  readonly grossPrice?: number | null | undefined;
}): Part {
  return { price: gross ?? null, prices: net == null || gross == null ? null : { net, gross } };
}

function hourlyOf(draft: draftSnapshot_draft$data['hourly']): Part {
  if (draft == null) return {};
  return {
    ...priceOf(draft),
    paymentTerms: draft.paymentTerms ?? '',
    weeklyOperationalHours: draft.weeklyOperationalHours ?? null,
    requestedPeriodMonths: draft.requestedPeriodMonths ?? null,
    desiredWayOfWorking: draft.desiredWayOfWorking ?? null,
  };
}

function teamOf(draft: draftSnapshot_draft$data['hourly'] | draftSnapshot_draft$data['fullTime']): Part {
  if (draft == null) return {};
  return {
    serviceDescription: draft.serviceDescription ?? '',
    teamMission: draft.teamMission ?? '',
    totalMemberOfCreatorsDescription: draft.totalMemberOfCreatorsDescription ?? '',
    roleResponsibilityArea: draft.roleResponsibilityArea ?? '',
    businessPhaseDescription: draft.businessPhaseDescription ?? '',
    organizationStructureImage: pictureOf(draft.organizationStructureImage),
    creativeContribution: draft.creativeContribution ?? '',
    messageForCreator: draft.messageForCreator ?? '',
    jobRequirements: draft.jobRequirements ?? '',
    desiredJobRequirements: draft.desiredJobRequirements ?? '',
  };
}

function fullTimeOf(draft: draftSnapshot_draft$data['fullTime']): Part {
  if (draft == null) return {};
  return {
    jobDetail: draft.jobDetail ?? '',
    jobChangeScope: draft.jobChangeScope ?? '',
    workingPlaceChangeScope: draft.workingPlaceChangeScope ?? '',
    employerName: draft.employerName ?? '',
    isDispatch: draft.isDispatch ?? null,
    contractPeriodType: draft.contractPeriodType ?? null,
    contractPeriodNote: draft.contractPeriodNote ?? '',
    contractRenewalNote: draft.contractRenewalNote ?? '',
    hasProbation: draft.hasProbation ?? null,
    probationNote: draft.probationNote ?? '',
    payUnit: draft.payUnit == null ? null : payUnits[draft.payUnit],
    payMin: draft.payMin ?? null,
    payMax: draft.payMax ?? null,
    payNote: draft.payNote ?? '',
    hasFixedOvertime: draft.hasFixedOvertime ?? null,
    fixedOvertimeAmount: draft.fixedOvertimeAmount ?? null,
    fixedOvertimeHours: draft.fixedOvertimeHours ?? null,
    paysOvertimeExcess: draft.paysOvertimeExcess ?? null,
    workingHours: draft.workingHours ?? '',
    breakTime: draft.breakTime ?? '',
    overtimeNote: draft.overtimeNote ?? '',
    isDiscretionaryWork: draft.isDiscretionaryWork ?? null,
    holiday: draft.holiday ?? '',
    employeeBenefits: draft.employeeBenefits ?? '',
    socialInsurance: draft.socialInsurance ?? '',
    secondhandSmokeControl: draft.secondhandSmokeControl ?? null,
    secondhandSmokeNote: draft.secondhandSmokeNote ?? '',
    tool: draft.tool ?? '',
    tagIds: idsOf(draft.tags),
    occupationIds: idsOf(draft.occupations),
  };
}

const payUnits: Readonly<Record<'HOUR' | 'HOURLY' | 'MONTH' | 'MONTHLY', Choices['payUnit']>> = {
  HOUR: 'HOURLY',
  HOURLY: 'HOURLY',
  MONTH: 'MONTHLY',
  MONTHLY: 'MONTHLY',
};

function idsOf(terms: readonly { readonly id: string }[]): readonly string[] {
  return terms.map(({ id }) => id);
}

export function pictureOf(
  picture:
    | (Omit<DraftPicture, 'thumbhash'> & { readonly thumbhash?: string | null | undefined })
    | null
    | undefined,
): DraftPicture | null {
  if (picture == null) return null;
  const { id, url, width, height, thumbhash = null } = picture;
  return { id, url, width, height, thumbhash };
}
