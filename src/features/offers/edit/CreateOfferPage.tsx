import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import type { AlreadyOffered_offer$key } from '../../../../__generated__/AlreadyOffered_offer.graphql.ts';
import type { CreateOfferPageMutation } from '../../../../__generated__/CreateOfferPageMutation.graphql.ts';
import type { CreateOfferPageTermsMutation } from '../../../../__generated__/CreateOfferPageTermsMutation.graphql.ts';
import type { CreateOfferPageQuery } from '../../../../__generated__/CreateOfferPageQuery.graphql.ts';
import type { FormError } from '../../../lib/failureWords.ts';
import { mutationErrors } from '../../../relay/mutationErrors.ts';
import { useCommit } from '../../../relay/useCommit.ts';
import { useQuery } from '../../../relay/useQuery.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { PageHead } from '../../page/PageHead.tsx';
import { pageNotFound } from '../../page/pageNotFound.ts';
import { useSessionState } from '../../session/session.ts';
import { AlreadyOffered } from './AlreadyOffered.tsx';
import * as css from './edit.css.ts';
import { OfferForm } from './OfferForm.tsx';
import { valuesOf } from './offerTerms.ts';
import { emptyOffer, termsInput } from './offerValues.ts';
import type { OfferValues } from './offerValues.ts';

const query = graphql`
  query CreateOfferPageQuery(
    $candidate: ID!
    $consultation: ID!
    $quote: ID!
    $byCandidate: Boolean!
    $byConsultation: Boolean!
    $byQuote: Boolean!
    $work: ID!
    $byWork: Boolean!
    $room: ID!
    $byRoom: Boolean!
  ) {
    engagement(id: $work) @include(if: $byWork) {
      id
      termsOfferId
      proposedTerms {
        status
        ...AlreadyOffered_offer
      }
      terms {
        ...offerTerms_terms
      }
    }
    candidate(id: $candidate) @include(if: $byCandidate) {
      officialJobOffer {
        status
        ...AlreadyOffered_offer
      }
      offerTerms {
        ...offerTerms_terms
      }
      jobOpening {
        title
        resumerationType
      }
    }
    quote(id: $quote) @include(if: $byQuote) {
      chatRoomId
      standingOffer {
        status
        ...AlreadyOffered_offer
      }
      offerTerms {
        ...offerTerms_terms
      }
    }
    room: node(id: $room) @include(if: $byRoom) {
      ... on ChatRoom {
        standingOffers {
          consultationId
          status
          ...AlreadyOffered_offer
        }
      }
    }
    jobConsultation(id: $consultation) @include(if: $byConsultation) {
      standingOffer {
        status
        ...AlreadyOffered_offer
      }
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

/** An expired one too: a new version revives it. */
const waits: ReadonlySet<string> = new Set(['SENT', 'EXPIRED']);
const mayStand: ReadonlySet<string> = new Set([...waits, 'ACCEPTED']);

/**
 * `/offers/create`: to a candidate, after a consultation, in a room, from a quote; or new terms of a work.
 * Prefilled from its origin.
 */
export function CreateOfferPage(): ReactElement {
  const {
    candidate,
    consultation,
    room: givenRoom,
    quote,
    work,
  } = useSearch({ from: '/chrome/offers/create' });
  const data = useQuery<CreateOfferPageQuery>(
    query,
    {
      candidate: candidate ?? '',
      consultation: consultation ?? '',
      quote: quote ?? '',
      byCandidate: candidate !== undefined,
      byConsultation: consultation !== undefined,
      byQuote: quote !== undefined,
      work: work ?? '',
      byWork: work !== undefined,
      room: givenRoom ?? '',
      byRoom: givenRoom !== undefined,
    },
    // What is known may be older than an offer that was sent meanwhile.
    { fetchPolicy: 'network-only' },
  );
  const room = givenRoom ?? data.quote?.chatRoomId;
  const changed = data.engagement;
  const from = work ?? candidate ?? consultation ?? quote ?? room;
  const isGone =
    (candidate !== undefined && data.candidate == null) ||
    (quote !== undefined && data.quote == null) ||
    (work !== undefined && changed?.terms == null);
  if (from === undefined || isGone) throw pageNotFound();
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
  const propose = useCommit<CreateOfferPageTermsMutation>(graphql`
    mutation CreateOfferPageTermsMutation($input: ProposeEngagementTermsInput!) {
      proposeEngagementTerms(input: $input) {
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
  const isEmployment = initial.employment !== null;
  const title = changed ? '条件を変える' : isEmployment ? '採用条件を提示する' : 'オファーを送る';
  const sendChange = async (id: string, values: OfferValues): Promise<readonly FormError[]> => {
    const response = await propose({
      input: {
        engagementId: id,
        clientId: values.clientId,
        terms: termsInput(values),
        message: values.message,
        replyBy: values.replyBy,
      },
    });
    const errors = mutationErrors(response);
    const offerId = response.proposeEngagementTerms.officialJobOffer?.id;
    if (errors.length > 0 || offerId === undefined) return errors;
    toast.success('条件の変更を送りました。');
    await navigate({ to: '/offers/$id', params: { id: offerId } });
    return [];
  };
  const send = async (values: OfferValues): Promise<readonly FormError[]> => {
    if (changed) return sendChange(changed.id, values);
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
    toast.success(isEmployment ? '採用条件を提示しました。' : 'オファーを送りました。');
    await navigate({ to: '/offers/$id', params: { id } });
    return [];
  };
  const standing = standingOffer(data);
  if (standing !== null)
    return (
      <>
        <PageHead title={title} />
        <AlreadyOffered className={css.over} offer={standing} />
      </>
    );
  return (
    <>
      <PageHead title={title} />
      <OfferForm
        title={title}
        initial={initial}
        draftKey={`offer:${viewerId}:${from}`}
        changes={changed?.termsOfferId ?? null}
        onSend={send}
      />
    </>
  );
}

/** What the offer would be refused for. One that is known from before may have been answered or taken back since. */
function standingOffer({
  candidate,
  jobConsultation,
  quote,
  room,
  engagement,
}: CreateOfferPageQuery['response']): AlreadyOffered_offer$key | null {
  const ofRoom = room?.standingOffers?.find(({ consultationId }) => consultationId == null);
  return (
    [candidate?.officialJobOffer, jobConsultation?.standingOffer].find(
      (offer) => offer != null && mayStand.has(offer.status),
    ) ??
    [engagement?.proposedTerms, quote?.standingOffer, ofRoom].find(
      (offer) => offer != null && waits.has(offer.status),
    ) ??
    null
  );
}

function filledFrom({
  candidate,
  jobConsultation: asked,
  quote,
  engagement,
}: CreateOfferPageQuery['response']): OfferValues {
  const empty = emptyOffer();
  if (engagement?.terms != null) return valuesOf(engagement.terms);
  if (quote != null) return { ...valuesOf(quote.offerTerms), paymentMethod: empty.paymentMethod };
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
  const { offerTerms, jobOpening } = candidate;
  const isHourly = jobOpening.resumerationType === 'HOURLY_RATE';
  const isEmployment = jobOpening.resumerationType === 'FULL_TIME';
  if (offerTerms == null) return { ...empty, title: jobOpening.title, employment: isEmployment ? {} : null };
  const filled = valuesOf(offerTerms);
  return { ...filled, isService: isHourly, isMonthly: isHourly, paymentMethod: empty.paymentMethod };
}
