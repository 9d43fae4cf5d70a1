import { useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ArticleContents_article$key } from '../../../__generated__/ArticleContents_article.graphql.ts';
import { CopyLink } from '../../ui/buttons/CopyLink.tsx';
import * as css from './ArticlePage.css.ts';

/** The current chapter: the last whose heading has passed below the header. */
function useReadChapter(anchors: string): string {
  const [read, setRead] = useState('');
  useEffect(() => {
    const look = (): void => {
      const passed = anchors
        .split(' ')
        .filter((anchor) => (document.getElementById(anchor)?.getBoundingClientRect().top ?? Infinity) < 160);
      setRead(passed.at(-1) ?? '');
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [anchors]);
  return read;
}

/** Chapters in the margin, and share buttons. */
export function ArticleContents({
  article,
}: {
  readonly article: ArticleContents_article$key;
}): ReactElement {
  const { blocks } = useFragment(
    graphql`
      fragment ArticleContents_article on Article {
        blocks {
          anchor
          spans {
            text
          }
        }
      }
    `,
    article,
  );
  const chapters = blocks.flatMap(({ anchor, spans }) =>
    anchor == null ? [] : [{ anchor, name: spans.map(({ text }) => text).join('') }],
  );
  const read = useReadChapter(chapters.map(({ anchor }) => anchor).join(' '));
  return (
    <div className={css.contents}>
      {chapters.length > 1 && (
        <nav aria-label="目次">
          <ol className={css.contentsList}>
            {chapters.map(({ anchor, name }) => (
              <li key={anchor}>
                <a
                  href={`#${anchor}`}
                  className={css.contentsLink}
                  aria-current={anchor === read ? 'location' : undefined}
                >
                  {name}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <div className={css.share}>
        <CopyLink />
      </div>
    </div>
  );
}
