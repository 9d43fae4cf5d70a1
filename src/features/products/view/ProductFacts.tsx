import { Link } from '@tanstack/react-router';
import type { ReactElement, ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ProductFacts_product$key } from '../../../../__generated__/ProductFacts_product.graphql.ts';
import { formatDate } from '../../../lib/text/dates.ts';
import { Avatar } from '../../../ui/pictures/Avatar.tsx';
import { num } from '../../../ui/text/text.css.ts';
import { Status } from '../../../ui/text/Status.tsx';
import { buttonClass } from '../../../ui/buttons/buttonClass.ts';
import { useSingleKeys } from '../../../lib/browser/singleKeys.ts';
import { Kbd } from '../../../ui/text/Kbd.tsx';
import { creatorFace } from '../../people/creatorFace.ts';
import { creatorStatus } from '../../people/creatorStatus.ts';
import { mayFollow, seesMemberContent } from '../../session/memberContent.ts';
import { useSessionState } from '../../session/session.ts';
import { FollowButton } from '../../follows/FollowButton.tsx';
import { ReportLink } from '../../reports/ReportLink.tsx';
import { ProductActs } from './ProductActs.tsx';
import { ProductFactList } from './ProductFactList.tsx';
import { WorkColors } from './WorkColors.tsx';
import * as css from './ProductPage.css.ts';
import { PhraseText } from '../../../ui/text/PhraseText.tsx';

const grouped = new Intl.NumberFormat('ja-JP');

interface ProductFactsProps {
  readonly product: ProductFacts_product$key;
  /** The work is the viewer's own. */
  readonly own: boolean;
  /** The viewer sees it by a link and not otherwise. */
  readonly byLinkOnly: boolean;
  /** Of that link. */
  readonly shareToken: string | null;
  /** Between the acts and the facts: what the owner alone sees. */
  readonly children?: ReactNode;
}

/** What the work is and who made it, beside its pictures. */
export function ProductFacts({
  product: key,
  own,
  byLinkOnly,
  shareToken,
  children,
}: ProductFactsProps): ReactElement {
  const product = useFragment(
    graphql`
      fragment ProductFacts_product on Product {
        id
        name
        number
        publishedAt
        bookmarksCount
        viewsCount
        ...ProductActs_product
        ...ProductFactList_product
        ...WorkColors_product
        author {
          id
          ...FollowButton_creator
          ...creatorFace_creator
          ...creatorStatus_creator
          profile {
            location
          }
        }
      }
    `,
    key,
  );
  const session = useSessionState();
  const [mayPress] = useSingleKeys();
  const { author } = product;
  const { name: authorName, picture } = creatorFace(author);
  const status = creatorStatus(author);
  return (
    <aside className={css.aside} aria-label="作品の情報">
      <div className={css.asideHead}>
        <span className={num}>作品 {String(product.number).padStart(4, '0')}</span>
        {product.publishedAt != null && <span>{formatDate(product.publishedAt)} 公開</span>}
      </div>
      <h1 className={css.title}>
        <PhraseText>{product.name}</PhraseText>
      </h1>
      <div className={css.author}>
        <Link
          to="/creators/$id"
          params={{ id: author.id }}
          className={css.authorPicture}
          tabIndex={-1}
          aria-hidden="true"
        >
          <Avatar name={authorName} src={picture} size={40} lazy={false} />
        </Link>
        <div>
          <Link to="/creators/$id" params={{ id: author.id }} className={css.authorName}>
            {authorName}
          </Link>
          <p className={css.authorStatus}>
            <Status shape={status.shape}>{status.word}</Status>
          </p>
        </div>
      </div>
      <ProductActs product={product} own={own} byLinkOnly={byLinkOnly} />
      {!own && mayFollow(session) && (
        <div className={css.authorActs}>
          <Link
            to="/messages"
            search={{ creator: author.id }}
            className={buttonClass({ block: true })}
            aria-label={`${authorName}さんにメッセージを送る`}
          >
            メッセージを送る
          </Link>
          <FollowButton creator={author} block />
        </div>
      )}
      {children}
      <ProductFactList product={product} location={author.profile.location}>
        {seesMemberContent(session) && <WorkColors product={product} />}
      </ProductFactList>
      <p className={css.counts}>
        保存 <b className={css.count}>{grouped.format(product.bookmarksCount)}</b>
        閲覧 <b className={css.count}>{grouped.format(product.viewsCount)}</b>
        {mayPress && (
          <span className={css.keys}>
            {session.status === 'member' && !own && !byLinkOnly && (
              <span className={css.key}>
                <Kbd>B</Kbd>保存
              </span>
            )}
            <span className={css.key}>
              <Kbd>←</Kbd>
              <Kbd>→</Kbd>前後の作品
            </span>
          </span>
        )}
      </p>
      {!own && <ReportLink subjectId={product.id} kind="work" shareToken={shareToken} />}
    </aside>
  );
}
