import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import type {
  LegalPageQuery,
  LegalPageQuery$variables,
} from '../../../__generated__/LegalPageQuery.graphql.ts';
import { useRouteQuery } from '../../relay/routeQuery.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { DateText } from '../../ui/text/DateText.tsx';
import { link } from '../../ui/text/link.css.ts';
import { PageHead } from '../page/PageHead.tsx';
import { TextBlocks } from '../texts/TextBlocks.tsx';
import * as css from './legal.css.ts';
import { legalPages } from './legalPages.ts';
import { PhraseText } from '../../ui/text/PhraseText.tsx';

const dayOf = (day: string): string => `${day}T00:00:00+09:00`;

/** The terms, the privacy policy and other legal pages; `?version=` shows an earlier version. */
export function LegalPage({ variables }: { readonly variables: LegalPageQuery$variables }): ReactElement {
  const { legalText: text } = useRouteQuery<LegalPageQuery>(
    graphql`
      query LegalPageQuery($kind: LegalKind!, $version: Int) {
        legalText(kind: $kind, version: $version) {
          title
          version
          inForceFrom
          blocks {
            ...TextBlocks_blocks
          }
          versions {
            version
            inForceFrom
            changes
          }
        }
      }
    `,
    variables,
  );
  const own = legalPages.find(({ kind }) => kind === variables.kind);
  const title = text?.title ?? own?.title ?? '';
  const newest = text?.versions[0]?.version;
  return (
    <div className={css.page}>
      <PageHead title={title} />
      <nav className={css.others} aria-label="規約と表記">
        <ul>
          {legalPages.map(({ kind, to, title: name }) => (
            <li key={kind}>
              <Link to={to} className={css.other} activeOptions={{ exact: true, includeSearch: false }}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <article className={css.text}>
        <h1 className={css.title}>
          <PhraseText>{title}</PhraseText>
        </h1>
        {text ? (
          <>
            <p className={css.facts}>
              第{text.version}版
              <span>
                <DateText date={dayOf(text.inForceFrom)} />
                から適用
              </span>
            </p>
            {newest !== text.version && own && (
              <p className={css.old}>
                これは以前のバージョンです。
                <Link to={own.to} className={link}>
                  現在のバージョンを読む
                </Link>
              </p>
            )}
            <div className={css.body}>
              <TextBlocks blocks={text.blocks} />
            </div>
            {text.versions.length > 1 && own && (
              <section className={css.versions} aria-labelledby="legal-versions">
                <h2 id="legal-versions" className={css.versionsTitle}>
                  改定の履歴
                </h2>
                <ol>
                  {text.versions.map(({ version, inForceFrom }, index) => (
                    <li key={version} className={css.version}>
                      <Link to={own.to} search={{ version }} className={link}>
                        第{version}版
                      </Link>
                      <DateText date={dayOf(inForceFrom)} />
                      <span>{text.versions[index + 1]?.changes ?? '初版'}</span>
                    </li>
                  ))}
                </ol>
              </section>
            )}
          </>
        ) : (
          <EmptyState title="この文書は、まだ公開されていません。" headingLevel="h2">
            <p>内容を知りたいときは、お問い合わせください。</p>
          </EmptyState>
        )}
      </article>
    </div>
  );
}
