import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { OfferRow_offer$key } from '../../../../__generated__/OfferRow_offer.graphql.ts';
import { buttonClass } from '../../../ui/buttons/buttonClass.ts';
import { Price } from '../../../ui/text/Price.tsx';
import { PhraseText } from '../../../ui/text/PhraseText.tsx';
import * as css from './dealings.css.ts';
import { offerStates } from './dealingStates.ts';
import { DealRow } from './DealRow.tsx';

/** An official offer that came. */
export function OfferRow({ offer: key }: { readonly offer: OfferRow_offer$key }): ReactElement | null {
  const offer = useFragment(
    graphql`
      fragment OfferRow_offer on OfficialJobOffer {
        id
        status
        sentAt
        replyBy
        chatRoomId
        currentVersion
        changesOfferId
        engagement {
          id
        }
        company {
          name
          avatarImagePath
        }
        versions {
          version
          subject
          terms {
            netPrice
            remunerationType
          }
        }
      }
    `,
    key,
  );
  const version = offer.versions.find(({ version: number }) => number === offer.currentVersion);
  if (!version) return null;
  const { netPrice, remunerationType } = version.terms;
  const isOpen = offer.status === 'SENT';
  const kind = offer.changesOfferId == null ? 'オファー' : '条件の変更';
  return (
    <DealRow
      kind={kind}
      title={
        <Link to="/offers/$id" params={{ id: offer.id }} className={css.link}>
          <PhraseText>{version.subject}</PhraseText>
        </Link>
      }
      company={{ name: offer.company.name, avatarImagePath: offer.company.avatarImagePath }}
      status={offerStates[offer.status]}
      began={{ name: '受信', date: offer.sentAt }}
      due={isOpen && offer.replyBy != null ? { name: '返答期限', date: offer.replyBy } : null}
      pay={
        netPrice != null && (
          <Price
            amount={netPrice}
            tax="excluded"
            strong
            per={remunerationType === 'HOURLY_RATE' ? '時給' : undefined}
          />
        )
      }
      roomId={offer.chatRoomId}
      act={
        isOpen ? (
          <Link
            to="/offers/$id"
            params={{ id: offer.id }}
            className={buttonClass({ variant: 'primary', size: 's' })}
            aria-label={`${version.subject}の${kind}に返答する`}
          >
            返答する
          </Link>
        ) : (
          offer.engagement != null && (
            <Link
              to="/engagements/$id"
              params={{ id: offer.engagement.id }}
              className={buttonClass({ size: 's' })}
              aria-label={`${version.subject}の仕事のページを開く`}
            >
              仕事のページを開く
            </Link>
          )
        )
      }
    />
  );
}
