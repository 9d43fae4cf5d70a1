import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ProductFacts_product$key } from '../../../__generated__/ProductFacts_product.graphql.ts';
import { formatDate } from '../../lib/dates.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { buttonClass } from '../../ui/buttonClass.ts';
import { Icon } from '../../ui/Icon.tsx';
import { num } from '../../ui/text.css.ts';
import { Status } from '../../ui/Status.tsx';
import { visuallyHidden } from '../../ui/VisuallyHidden.css.ts';
import { seekingStatus } from '../creators/seekingStatus.ts';
import * as css from './ProductPage.css.ts';

const grouped = new Intl.NumberFormat('ja-JP');
const names = (entries: readonly { readonly name: string }[]) => entries.map(({ name }) => name).join('、');

/** What the work is and who made it, beside its pictures. */
export function ProductFacts({ product: key }: { readonly product: ProductFacts_product$key }): ReactElement {
  const product = useFragment(
    graphql`
      fragment ProductFacts_product on Product {
        name
        number
        publishedAt
        designScope
        bookmarksCount
        viewsCount
        categories {
          name
        }
        industries {
          name
        }
        tools {
          name
        }
        author {
          id
          profile {
            lastName
            firstName
            location
            profileImage {
              url
            }
            jobProfile {
              jobSeekingStatus
            }
          }
        }
      }
    `,
    key,
  );
  const { profile } = product.author;
  const authorName = `${profile.lastName} ${profile.firstName}`;
  const status = seekingStatus[profile.jobProfile.jobSeekingStatus];
  const facts = [
    { name: '分野', value: names(product.categories) },
    { name: '業種', value: names(product.industries) },
    { name: '担当範囲', value: product.designScope },
    { name: 'ツール', value: names(product.tools) },
    { name: '拠点', value: profile.location ?? '' },
  ].filter(({ value }) => value !== '');
  return (
    <aside className={css.aside} aria-label="作品の情報">
      <div className={css.asideHead}>
        <span className={num}>作品 {String(product.number).padStart(4, '0')}</span>
        {product.publishedAt != null && <span>{formatDate(product.publishedAt)} 公開</span>}
      </div>
      <h1 className={css.title}>{product.name}</h1>
      <div className={css.author}>
        <Link to="/creators/$id" params={{ id: product.author.id }} tabIndex={-1} aria-hidden="true">
          <Avatar name={authorName} src={profile.profileImage?.url} size={40} lazy={false} />
        </Link>
        <div>
          <Link to="/creators/$id" params={{ id: product.author.id }} className={css.authorName}>
            {authorName}
          </Link>
          <p className={css.authorStatus}>
            <Status shape={status.shape}>{status.word}</Status>
          </p>
        </div>
      </div>
      <div className={css.acts}>
        <Link to="/sign_up" className={`${buttonClass({ variant: 'primary', block: true })} ${css.actMain}`}>
          登録して相談する
        </Link>
        <CopyLink />
      </div>
      <dl className={css.facts}>
        {facts.map(({ name, value }) => (
          <div key={name} className={css.fact}>
            <dt className={css.factName}>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={css.counts}>
        保存 <b className={css.count}>{grouped.format(product.bookmarksCount)}</b>
        閲覧 <b className={css.count}>{grouped.format(product.viewsCount)}</b>
      </p>
    </aside>
  );
}

/** Copies this page's address and says so where it was pressed. */
function CopyLink(): ReactElement {
  const [done, setDone] = useState<'copied' | 'failed' | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(window.location.href);
      setDone('copied');
    } catch {
      setDone('failed');
    }
  };
  return (
    <button
      type="button"
      className={css.actSquare}
      aria-label="リンクを写す"
      onClick={() => void copy()}
      onBlur={() => setDone(null)}
    >
      <Icon name={done === 'copied' ? 'check' : 'link'} />
      <output className={visuallyHidden}>
        {done === 'copied' && 'リンクを写しました'}
        {done === 'failed' && 'リンクを写せませんでした'}
      </output>
    </button>
  );
}
