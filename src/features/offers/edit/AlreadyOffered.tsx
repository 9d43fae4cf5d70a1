import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { AlreadyOffered_offer$key } from '../../../../__generated__/AlreadyOffered_offer.graphql.ts';
import { quoted } from '../../../lib/text/japaneseText.ts';
import { buttonClass } from '../../../ui/buttons/buttonClass.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { creatorName } from '../../people/creatorName.ts';

interface AlreadyOfferedProps {
  readonly offer: AlreadyOffered_offer$key;
  readonly className: string;
}

/** In place of the form of an offer that would be refused. */
export function AlreadyOffered({ offer: key, className }: AlreadyOfferedProps): ReactElement {
  const { id, status, changesOfferId, creator, versions } = useFragment(
    graphql`
      fragment AlreadyOffered_offer on OfficialJobOffer {
        id
        status
        changesOfferId
        creator {
          ...creatorName_creator
        }
        versions {
          subject
          terms {
            employment {
              __typename
            }
          }
        }
      }
    `,
    key,
  );
  const newest = versions.at(-1);
  const isEmployment = newest?.terms.employment != null;
  const what = changesOfferId != null ? '条件の変更' : isEmployment ? '採用条件' : 'オファー';
  const title =
    status === 'ACCEPTED'
      ? `この相手には、承諾された${what}があります。`
      : status === 'EXPIRED'
        ? `返答の期限を過ぎた${what}があります。`
        : `返答を待っている${what}があります。`;
  return (
    <EmptyState
      className={className}
      headingLevel="h1"
      title={title}
      action={
        <Link to="/offers/$id" params={{ id }} className={buttonClass({ variant: 'primary' })}>
          {what}を見る
        </Link>
      }
    >
      <p>
        {`${creatorName(creator)}さんへの${quoted(newest?.subject ?? what)}です。`}
        {status === 'ACCEPTED'
          ? isEmployment
            ? '条件を変えるときは、メッセージで相談してください。'
            : '条件を変えるときは、そのオファーの画面から変更してください。'
          : `内容や期限を変えるときは、その${what}の画面から新しいバージョンを送ってください。`}
      </p>
    </EmptyState>
  );
}
