import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import type { ReviseOfferPageMutation } from '../../../../__generated__/ReviseOfferPageMutation.graphql.ts';
import type { ReviseOfferPageTermsMutation } from '../../../../__generated__/ReviseOfferPageTermsMutation.graphql.ts';
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
import { valuesOf } from './offerTerms.ts';
import { emptyOffer, termsInput } from './offerValues.ts';
import type { OfferValues } from './offerValues.ts';

const query = graphql`
  query ReviseOfferPageQuery($id: ID!) {
    engagementOfOffer(offerId: $id) {
      id
    }
    officialJobOffer(id: $id) {
      id
      currentVersion
      changesOfferId
      versions {
        version
        terms {
          ...offerTerms_terms
        }
      }
    }
  }
`;

interface ReviseOfferPageProps {
  readonly variables: { readonly id: string };
}

/** `/offers/{id}/edit`: a further version, from the one that stands. */
export function ReviseOfferPage({ variables }: ReviseOfferPageProps): ReactElement {
  const { officialJobOffer: offer, engagementOfOffer: work } = useRouteQuery<ReviseOfferPageQuery>(
    query,
    variables,
  );
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
  const propose = useCommit<ReviseOfferPageTermsMutation>(graphql`
    mutation ReviseOfferPageTermsMutation($input: ProposeEngagementTermsInput!) {
      proposeEngagementTerms(input: $input) {
        ok
        errors {
          ...mutationErrors @relay(mask: false)
        }
      }
    }
  `);
  if (offer == null) throw pageNotFound();
  const viewerId = session.status === 'member' ? session.viewer.id : '';
  const isChange = offer.changesOfferId != null;
  const isEmployment = initial.employment !== null;
  const title = `${isChange ? '条件の変更' : isEmployment ? '採用条件' : 'オファー'} 第${baseVersion + 1}版`;
  const send = async (values: OfferValues): Promise<readonly FormError[]> => {
    const input = {
      offerId: offer.id,
      baseVersion,
      terms: termsInput(values),
      message: values.message,
      replyBy: values.replyBy,
    };
    const response =
      isChange && work != null
        ? await propose({ input: { engagementId: work.id, ...input } })
        : await commit({ input });
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
        changes={offer.changesOfferId ?? null}
        onSend={send}
      />
    </>
  );
}
