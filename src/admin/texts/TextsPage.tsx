import { useEffect } from 'react';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { nameTab } from '../../features/page/documentTitle.ts';
import { formatDate } from '../../lib/text/dates.ts';
import { useQuery } from '../../relay/useQuery.ts';
import { quoted } from '../../lib/text/japaneseText.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { buttonClass } from '../../ui/buttons/buttonClass.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import type { TextsPage_text$key } from '../__generated__/TextsPage_text.graphql.ts';
import type { TextsPageQuery } from '../__generated__/TextsPageQuery.graphql.ts';
import * as page from '../page.css.ts';

/** `/admin/texts`: articles and documents before their day, with links to read them by. */
export function TextsPage(): ReactElement {
  useEffect(() => nameTab('公開前の読みもの'), []);
  const { comingTexts } = useQuery<TextsPageQuery>(
    graphql`
      query TextsPageQuery {
        comingTexts {
          id
          ...TextsPage_text
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network' },
  );
  return (
    <div className={page.page}>
      <header className={page.head}>
        <h1 className={page.title}>公開前の読みもの</h1>
        <p className={page.note}>プレビューのリンクは7日間、リンクを知っている人だけが開けます。</p>
      </header>
      {comingTexts.length === 0 ? (
        <EmptyState title="公開前の記事と資料はありません。">
          公開日がこれからの記事や資料を置くと、ここからプレビューできます。
        </EmptyState>
      ) : (
        <ul className={page.rows}>
          {comingTexts.map((text) => (
            <Text key={text.id} text={text} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Text({ text: key }: { readonly text: TextsPage_text$key }): ReactElement {
  const { isArticle, title, publishedAt, previewUrl } = useFragment(
    graphql`
      fragment TextsPage_text on ComingText {
        isArticle
        title
        publishedAt
        previewUrl
      }
    `,
    key,
  );
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(previewUrl);
      toast.success('リンクをコピーしました。');
    } catch {
      toast.error('リンクをコピーできませんでした。プレビューを開いて、アドレスをコピーしてください。');
    }
  };
  return (
    <li className={page.row}>
      <div>
        <b>{title}</b>
        <span className={page.small}>
          {isArticle ? '記事' : '資料'}　{formatDate(publishedAt)}公開
        </span>
      </div>
      <div className={page.rowActs}>
        <Button size="s" aria-label={`${quoted(title)}のリンクをコピーする`} onClick={() => void copy()}>
          リンクをコピー
        </Button>
        <a
          href={previewUrl}
          target="_blank"
          rel="noreferrer"
          className={buttonClass({ size: 's' })}
          aria-label={`${quoted(title)}のプレビューを開く`}
        >
          プレビュー
        </a>
      </div>
    </li>
  );
}
