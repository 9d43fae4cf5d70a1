import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import type { ReviseOfferPageMutation } from '../../../../__generated__/ReviseOfferPageMutation.graphql.ts';
import type { ReviseOfferPageQuery } from '../../../../__generated__/ReviseOfferPageQuery.graphql.ts';
import type { FormError } from '../../../lib/failureWords.ts';
import { mutationErrors } from '../../../relay/mutationErrors.ts';
import { useRouteQuery } from '../../../relay/routeQuery.ts';
import { useCommit } from '../../../relay/useCommit.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { PageHead } from '../../page/PageHead.tsx';
import { pageNotFound } from '../../page/pageNotFound.ts';
import { useSessionState } from '../../session/session.ts';
import { OfferForm } from './OfferForm.tsx';
import { emptyOffer, termsInput } from './offerValues.ts';
import type { OfferValues } from './offerValues.ts';

const query = graphql`
  query ReviseOfferPageQuery($id: ID!) {
    officialJobOffer(id: $id) {
      id
      currentVersion
      versions {
        version
        terms {
          title
          remunerationType
          work
          revisions
          rights
          rightsNetPrice
          deliveryOn
          serviceFrom
          serviceTo
          place
          inspectionCompletesOn
          netPrice
          amountFormula
          weeklyHours
          paymentDueOn
          paymentClosesOn
          paymentMonthsLater
          paymentPaysOn
          paymentMethod
          publicity
          other
          isRecommissioned
          upstreamClient
          upstreamPaymentOn
          milestones {
            title
            deliveryOn
            netPrice
            paymentDueOn
          }
          undecided {
            term
            reason
            decidedBy
          }
        }
      }
    }
  }
`;

type Terms = NonNullable<ReviseOfferPageQuery['response']['officialJobOffer']>['versions'][number]['terms'];

interface ReviseOfferPageProps {
  readonly variables: { readonly id: string };
}

/** `/offers/{id}/edit`: a further version, from the one that stands. */
export function ReviseOfferPage({ variables }: ReviseOfferPageProps): ReactElement {
  const { officialJobOffer: offer } = useRouteQuery<ReviseOfferPageQuery>(query, variables);
  const standing = offer?.versions.find(({ version }) => version === offer.currentVersion);
  const [initial] = useState(() => (standing === undefined ? emptyOffer() : valuesOf(standing.terms)));
  const [baseVersion] = useState(offer?.currentVersion ?? 0);
  const navigate = useNavigate();
  const session = useSessionState();
  const commit = useCommit<ReviseOfferPageMutation>(graphql`
    mutation ReviseOfferPageMutation($input: ReviseOfficialJobOfferInput!) {
      reviseOfficialJobOffer(input: $input) {
        ok
        errors {
          ...mutationErrors @relay(mask: false)
        }
      }
    }
  `);
  if (offer == null) throw pageNotFound();
  const viewerId = session.status === 'member' ? session.viewer.id : '';
  const title = `オファー 第${baseVersion + 1}版`;
  const send = async (values: OfferValues): Promise<readonly FormError[]> => {
    const response = await commit({
      input: {
        offerId: offer.id,
        baseVersion,
        terms: termsInput(values),
        message: values.message,
        replyBy: values.replyBy,
      },
    });
    const errors = mutationErrors(response);
    if (errors.length > 0) return errors;
    toast.success(`第${baseVersion + 1}版を送りました。`);
    await navigate({ to: '/offers/$id', params: { id: offer.id } });
    return [];
  };
  return (
    <>
      <PageHead title={title} />
      <OfferForm
        title={title}
        initial={initial}
        draftKey={`offer:${viewerId}:${offer.id}:${baseVersion}`}
        onSend={send}
      />
    </>
  );
}

const dayText = (number: number | null | undefined, usual: string): string =>
  number == null ? usual : String(number);

function valuesOf(terms: Terms): OfferValues {
  const empty = emptyOffer();
  return {
    ...empty,
    title: terms.title,
    remunerationType: terms.remunerationType,
    work: terms.work ?? '',
    revisions: terms.revisions ?? '',
    rights: terms.rights ?? '',
    rightsNetPrice: terms.rightsNetPrice ?? null,
    isService: terms.serviceFrom != null,
    deliveryOn: terms.deliveryOn ?? null,
    serviceFrom: terms.serviceFrom ?? null,
    serviceTo: terms.serviceTo ?? null,
    place: terms.place ?? '',
    inspectionCompletesOn: terms.inspectionCompletesOn ?? null,
    netPrice: terms.netPrice ?? null,
    amountFormula: terms.amountFormula ?? '',
    weeklyHours: terms.weeklyHours ?? null,
    isMonthly: terms.paymentClosesOn != null,
    paymentDueOn: terms.paymentDueOn ?? null,
    paymentClosesOn: dayText(terms.paymentClosesOn, empty.paymentClosesOn),
    paymentMonthsLater: dayText(terms.paymentMonthsLater, empty.paymentMonthsLater),
    paymentPaysOn: dayText(terms.paymentPaysOn, empty.paymentPaysOn),
    paymentMethod: terms.paymentMethod ?? '',
    publicity: terms.publicity ?? '',
    other: terms.other ?? '',
    isRecommissioned: terms.isRecommissioned,
    upstreamClient: terms.upstreamClient ?? '',
    upstreamPaymentOn: terms.upstreamPaymentOn ?? null,
    isSplit: terms.milestones.length > 0,
    milestones:
      terms.milestones.length === 0
        ? empty.milestones
        : terms.milestones.map(({ title, deliveryOn, netPrice, paymentDueOn }) => ({
            key: crypto.randomUUID(),
            title,
            deliveryOn,
            netPrice,
            paymentDueOn: paymentDueOn ?? null,
          })),
    undecided: Object.fromEntries(
      terms.undecided.map(({ term, reason, decidedBy }) => [term, { isOpen: true, reason, decidedBy }]),
    ),
  };
}
