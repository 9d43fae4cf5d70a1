import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ProductActs_product$key } from '../../../../__generated__/ProductActs_product.graphql.ts';
import { buttonClass } from '../../../ui/buttons/buttonClass.ts';
import { creatorName } from '../../people/creatorName.ts';
import { mayFollow } from '../../session/memberContent.ts';
import { useSessionState } from '../../session/session.ts';
import { BookmarkToggle } from '../../bookmarks/BookmarkToggle.tsx';
import { CopyLink } from '../../../ui/buttons/CopyLink.tsx';
import { ListButton } from '../../lists/ListButton.tsx';
import * as css from './ProductPage.css.ts';

const main = `${buttonClass({ variant: 'primary', block: true })} ${css.actMain}`;

interface ProductActsProps {
  readonly product: ProductActs_product$key;
  /** The work is the viewer's own. */
  readonly own: boolean;
  /** The viewer sees it by a link and not otherwise: a list of saved works could not show it. */
  readonly byLinkOnly: boolean;
}

/** What one can do with a work: its owner, a company, another creator, a guest. */
export function ProductActs({ product: key, own, byLinkOnly }: ProductActsProps): ReactElement {
  const product = useFragment(
    graphql`
      fragment ProductActs_product on Product {
        id
        ...BookmarkToggle_product
        author {
          id
          ...creatorName_creator
        }
      }
    `,
    key,
  );
  const { id, author } = product;
  const session = useSessionState();
  const audience = session.status === 'member' ? session.audience : 'guest';
  return (
    <div className={css.acts}>
      {own ? (
        <Link to="/products/edit/$id" params={{ id }} className={main}>
          編集する
        </Link>
      ) : audience === 'guest' ? (
        <Link to="/sign_up" className={main}>
          登録して相談する
        </Link>
      ) : mayFollow(session) ? (
        <Link to="/consultations/create" search={{ to: author.id }} className={main}>
          仕事を相談する
        </Link>
      ) : (
        <Link to="/creators/$id" params={{ id: author.id }} className={main}>
          {audience === 'company' ? '依頼の条件を見る' : 'この人の作品を見る'}
        </Link>
      )}
      {!byLinkOnly && <BookmarkToggle product={product} />}
      {!own && <ListButton creatorIds={[author.id]} name={creatorName(author)} look="square" />}
      <CopyLink />
    </div>
  );
}
