import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import type { CreateOfferPageMutation } from '../../../../__generated__/CreateOfferPageMutation.graphql.ts';
import type { CreateOfferPageQuery } from '../../../../__generated__/CreateOfferPageQuery.graphql.ts';
import type { FormError } from '../../../lib/failureWords.ts';
import { mutationErrors } from '../../../relay/mutationErrors.ts';
import { useCommit } from '../../../relay/useCommit.ts';
import { useQuery } from '../../../relay/useQuery.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { PageHead } from '../../page/PageHead.tsx';
import { pageNotFound } from '../../page/pageNotFound.ts';
import { useSessionState } from '../../session/session.ts';
import { OfferForm } from './OfferForm.tsx';
import { emptyOffer, termsInput } from './offerValues.ts';
import type { OfferValues } from './offerValues.ts';

const query = graphql`
  query CreateOfferPageQuery(
    $candidate: ID!
    $consultation: ID!
    $byCandidate: Boolean!
    $byConsultation: Boolean!
  ) {
    candidate(id: $candidate) @include(if: $byCandidate) {
      jobOpening {
        title
        resumerationType
        workingPlace
      }
    }
    jobConsultation(id: $consultation) @include(if: $byConsultation) {
      title
      offerType
      offerDetail
      workingPlace
      specialNoteForExternalPublish
      isAllowedToPublishExternal
      contract {
        ... on HourlyRateConsultationContract {
          netHourlyRatePrice
          weeklyOperationalHours
        }
        ... on UnitConsultationContract {
          netBudget
        }
      }
    }
  }
`;

/** `/offers/create`: to a candidate, after a consultation, or in a room; filled ahead from what it follows from. */
export function CreateOfferPage(): ReactElement {
  const { candidate, consultation, room } = useSearch({ from: '/chrome/offers/create' });
  const data = useQuery<CreateOfferPageQuery>(query, {
    candidate: candidate ?? '',
    consultation: consultation ?? '',
    byCandidate: candidate !== undefined,
    byConsultation: consultation !== undefined,
  });
  const from = candidate ?? consultation ?? room;
  if (from === undefined || (candidate !== undefined && data.candidate == null)) throw pageNotFound();
  const [initial] = useState(() => filledFrom(data));
  const navigate = useNavigate();
  const session = useSessionState();
  const viewerId = session.status === 'member' ? session.viewer.id : '';
  const commit = useCommit<CreateOfferPageMutation>(graphql`
    mutation CreateOfferPageMutation($input: CreateOfficialJobOfferInput!) {
      createOfficialJobOffer(input: $input) {
        ok
        officialJobOffer {
          id
        }
        errors {
          ...mutationErrors @relay(mask: false)
        }
      }
    }
  `);
  const send = async (values: OfferValues): Promise<readonly FormError[]> => {
    const response = await commit({
      input: {
        clientId: values.clientId,
        candidateId: candidate ?? null,
        consultationId: consultation ?? null,
        chatRoomId: room ?? null,
        terms: termsInput(values),
        message: values.message,
        replyBy: values.replyBy,
      },
    });
    const errors = mutationErrors(response);
    const id = response.createOfficialJobOffer.officialJobOffer?.id;
    if (errors.length > 0 || id === undefined) return errors;
    toast.success('オファーを送りました。');
    await navigate({ to: '/offers/$id', params: { id } });
    return [];
  };
  return (
    <>
      <PageHead title="オファーを送る" />
      <OfferForm
        title="オファーを送る"
        initial={initial}
        draftKey={`offer:${viewerId}:${from}`}
        onSend={send}
      />
    </>
  );
}

/** What was asked or published before is where one begins. */
function filledFrom({ candidate, jobConsultation: asked }: CreateOfferPageQuery['response']): OfferValues {
  const empty = emptyOffer();
  if (asked != null)
    return {
      ...empty,
      title: asked.title,
      remunerationType: asked.offerType,
      work: asked.offerDetail,
      place: asked.workingPlace ?? '',
      netPrice: asked.contract.netBudget ?? asked.contract.netHourlyRatePrice ?? null,
      weeklyHours: asked.contract.weeklyOperationalHours ?? null,
      isService: asked.offerType === 'HOURLY_RATE',
      isMonthly: asked.offerType === 'HOURLY_RATE',
      publicity: asked.isAllowedToPublishExternal
        ? (asked.specialNoteForExternalPublish ?? '公開してよい。')
        : '',
    };
  if (candidate == null) return empty;
  const { title, resumerationType, workingPlace } = candidate.jobOpening;
  const isHourly = resumerationType === 'HOURLY_RATE';
  return {
    ...empty,
    title,
    remunerationType: isHourly ? 'HOURLY_RATE' : 'CONTRACT_UNIT',
    place: workingPlace ?? '',
    isService: isHourly,
    isMonthly: isHourly,
  };
}
