import { Link, useNavigate } from '@tanstack/react-router';
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
import { buttonClass } from '../../../ui/buttons/buttonClass.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { PageHead } from '../../page/PageHead.tsx';
import { pageNotFound } from '../../page/pageNotFound.ts';
import * as css from './edit.css.ts';
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
      status
      changesOfferId
      events {
        id
        kind
        version
        term
        words
      }
      versions {
        version
        lines {
          term
          number
        }
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

/** `/offers/{id}/edit`: a new version. */
export function ReviseOfferPage({ variables }: ReviseOfferPageProps): ReactElement {
  const { officialJobOffer: offer, engagementOfOffer: work } = useRouteQuery<ReviseOfferPageQuery>(
    query,
    variables,
  );
  const standing = offer?.versions.find(({ version }) => version === offer.currentVersion);
  const [initial] = useState(() => (standing === undefined ? emptyOffer() : valuesOf(standing.terms)));
  const [asked] = useState(() =>
    (offer?.events ?? [])
      .filter(({ kind, version }) => kind === 'CHANGE_ASKED' && version === standing?.version)
      .map(({ id, term, words }) => ({
        id,
        number: standing?.lines.find((line) => line.term === term)?.number ?? null,
        words: words ?? '',
      })),
  );
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
  if (offer.status !== 'SENT' && offer.status !== 'EXPIRED')
    return (
      <>
        <PageHead title={title} />
        <EmptyState
          className={css.over}
          title="このオファーには、もう新しいバージョンを送れません。"
          action={
            <Link to="/offers/$id" params={{ id: offer.id }} className={buttonClass({ variant: 'primary' })}>
              オファーを見る
            </Link>
          }
        />
      </>
    );
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
        asked={asked}
        onSend={send}
      />
    </>
  );
}
