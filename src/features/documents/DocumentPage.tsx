import { useNavigate } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import type {
  DocumentPageQuery,
  DocumentPageQuery$variables,
} from '../../../__generated__/DocumentPageQuery.graphql.ts';
import { useRouteQuery } from '../../relay/routeQuery.ts';
import { DateText } from '../../ui/text/DateText.tsx';
import { PageHead } from '../page/PageHead.tsx';
import { pageNotFound } from '../page/pageNotFound.ts';
import { BookCover } from './BookCover.tsx';
import { BookFacts } from './BookFacts.tsx';
import * as css from './documents.css.ts';
import { RequestForm } from './RequestForm.tsx';
import { PhraseText } from '../../ui/text/PhraseText.tsx';

/** `/document/{id}`: what is in it, and the request form. */
export function DocumentPage({
  variables,
}: {
  readonly variables: DocumentPageQuery$variables;
}): ReactElement {
  const navigate = useNavigate();
  const { guideDocument: document } = useRouteQuery<DocumentPageQuery>(
    graphql`
      query DocumentPageQuery($slug: String!) {
        guideDocument(slug: $slug) {
          slug
          title
          summary
          minutes
          contents
          publishedAt
          ...BookFacts_document
        }
      }
    `,
    variables,
  );
  if (!document) throw pageNotFound();
  const { slug, title, summary, minutes, contents, publishedAt } = document;
  return (
    <div className={css.document}>
      <PageHead title={title} description={summary} />
      <div className={css.coverSide}>
        <BookCover slug={slug} title={title} minutes={minutes} />
        <p className={css.bookFacts}>
          <BookFacts document={document} />
          <DateText date={`${publishedAt}T00:00:00+09:00`} />
        </p>
      </div>
      <div className={css.about}>
        <h1 className={css.documentTitle}>
          <PhraseText>{title}</PhraseText>
        </h1>
        <p className={css.documentLead}>{summary}</p>
        <h2 className={css.contentsTitle}>目次</h2>
        <ol>
          {contents.map((chapter, index) => (
            <li key={chapter} className={css.chapter}>
              <span className={css.chapterNumber}>{index + 1}</span>
              {chapter}
            </li>
          ))}
        </ol>
      </div>
      <section className={css.formSide} aria-labelledby="document-request">
        <h2 id="document-request" className={css.formTitle}>
          受け取る
        </h2>
        <RequestForm
          slug={slug}
          onSent={(token) =>
            navigate({ to: '/document/$id/download-completed', params: { id: slug }, search: { token } })
          }
        />
      </section>
    </div>
  );
}
