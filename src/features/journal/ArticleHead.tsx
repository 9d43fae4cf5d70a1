import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ArticleHead_article$key } from '../../../__generated__/ArticleHead_article.graphql.ts';
import { MediaPicture } from '../page/MediaPicture.tsx';
import { UprightText } from '../../ui/text/UprightText.tsx';
import { ArticleDay } from './ArticleDay.tsx';
import { articleCoverSizes } from './articleCoverSizes.ts';
import * as css from './ArticleHead.css.ts';
import { categoryNames } from './categories.ts';

/** The kanji at the title's start, which get 圏点: what an interview is about. */
function split(title: string): readonly [dotted: string, rest: string] {
  const [dotted = ''] = /^\p{Script=Han}{1,4}(?=\P{Script=Han})/u.exec(title) ?? [];
  return [dotted, title.slice(dotted.length)];
}

/** The largest size at which the vertical title fits beside its picture. */
const sizeOf = (title: string): 'l' | 'm' | 's' => {
  const length = [...title].length;
  return length <= 20 ? 'l' : length <= 32 ? 'm' : 's';
};

/** A spread of picture and vertical title; without a picture the title fills it. */
export function ArticleHead({ article }: { readonly article: ArticleHead_article$key }): ReactElement {
  const { title, category, summary, author, authorTitle, publishedAt, readingMinutes, cover } = useFragment(
    graphql`
      fragment ArticleHead_article on Article {
        title
        category
        summary
        author
        authorTitle
        publishedAt
        readingMinutes
        cover {
          ...MediaPicture_media
        }
      }
    `,
    article,
  );
  const [dotted, rest] = split(title);
  return (
    <header className={cover ? css.spread : css.plain}>
      {cover && (
        <div className={css.picture}>
          <MediaPicture
            media={cover}
            alt=""
            sizes={articleCoverSizes}
            fill
            eager
            priority="high"
            edge={false}
          />
        </div>
      )}
      <div className={css.words}>
        <h1 className={css.title[sizeOf(title)]}>
          {cover && dotted !== '' ? <em className={css.dotted}>{dotted}</em> : dotted}
          <UprightText text={rest} />
        </h1>
        <div className={css.who}>
          <p className={css.kind}>{categoryNames[category]}</p>
          {cover ? (
            <p className={css.name}>
              {author}
              {authorTitle != null && <span className={css.nameNote}>{authorTitle}</span>}
            </p>
          ) : (
            <p className={css.summary}>{summary}</p>
          )}
        </div>
        <dl className={css.facts}>
          {!cover && (
            <div>
              <dt className={css.fact}>文</dt>
              <dd className={css.factName}>{author}</dd>
            </div>
          )}
          <div>
            <dt className={css.hiddenTerm}>公開日</dt>
            <dd>
              <ArticleDay day={publishedAt} />
            </dd>
          </div>
          <div>
            <dt className={css.hiddenTerm}>長さ</dt>
            <dd>読むのに{readingMinutes}分</dd>
          </div>
        </dl>
      </div>
    </header>
  );
}
