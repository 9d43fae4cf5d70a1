// Printed by server/graphql/printSchema.ts: run `npm run schema`.
import { graphql, readInlineData } from 'relay-runtime';
import type { draftFragments_common$key } from '../../../../../__generated__/draftFragments_common.graphql.ts';
import type { draftFragments_contract$key } from '../../../../../__generated__/draftFragments_contract.graphql.ts';
import type { draftFragments_hourly$key } from '../../../../../__generated__/draftFragments_hourly.graphql.ts';
import type { draftFragments_fullTime$key } from '../../../../../__generated__/draftFragments_fullTime.graphql.ts';

export function readCommon(key: draftFragments_common$key) {
  return readInlineData(
    graphql`
      fragment draftFragments_common on DraftJobOpening @inline {
        title
        coverImage { id url width height thumbhash }
        categories { id }
        industries { id }
        tools { id }
        workingPlaceType
        workingPrefecture { id }
        workingPlace
        informationAsOf
        validThrough
        isOpenToOutside
      }
    `,
    key,
  );
}

export function readContract(key: draftFragments_contract$key) {
  return readInlineData(
    graphql`
      fragment draftFragments_contract on DraftContractJobOpening @inline {
        offerDetail
        netPrice
        grossPrice
        paymentTerms
        desiredDeliveryAt
        deliveryDecidedBy
        deliveryMethod
        isAllowToPublishExternal
        specialNoteForExternalPublish
        hasAvailableAsset
        availableAssetDescription
      }
    `,
    key,
  );
}

export function readHourly(key: draftFragments_hourly$key) {
  return readInlineData(
    graphql`
      fragment draftFragments_hourly on DraftHourlyJobOpening @inline {
        roleResponsibilityArea
        serviceDescription
        jobRequirements
        desiredJobRequirements
        teamMission
        totalMemberOfCreatorsDescription
        businessPhaseDescription
        organizationStructureImage { id url width height thumbhash }
        creativeContribution
        messageForCreator
        netPrice
        grossPrice
        paymentTerms
        desiredWayOfWorking
        weeklyOperationalHours
        requestedPeriodMonths
      }
    `,
    key,
  );
}

export function readFullTime(key: draftFragments_fullTime$key) {
  return readInlineData(
    graphql`
      fragment draftFragments_fullTime on DraftFullTimeJobOpening @inline {
        tool
        occupations { id }
        tags { id }
        jobDetail
        jobChangeScope
        roleResponsibilityArea
        serviceDescription
        jobRequirements
        desiredJobRequirements
        teamMission
        totalMemberOfCreatorsDescription
        businessPhaseDescription
        organizationStructureImage { id url width height thumbhash }
        creativeContribution
        messageForCreator
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
      }
    `,
    key,
  );
}
