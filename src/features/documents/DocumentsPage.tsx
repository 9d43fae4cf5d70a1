import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import type { DocumentsPageQuery } from '../../../__generated__/DocumentsPageQuery.graphql.ts';
import { useRouteQuery } from '../../relay/routeQuery.ts';
import { buttonClass } from '../../ui/buttons/buttonClass.ts';
import { KindChoices } from '../../ui/choices/KindChoices.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { PhraseText } from '../../ui/text/PhraseText.tsx';
import { PageHead } from '../page/PageHead.tsx';
import { BookCover } from './BookCover.tsx';
import { BookFacts } from './BookFacts.tsx';
import * as css from './documents.css.ts';

type DocumentTopic = DocumentsPageQuery['response']['guideDocuments'][number]['topic'];

const topicWords: Readonly<Record<DocumentTopic, string>> = {
  ORDERING: 'はじめて頼む',
  HIRING: '募集と採用',
  LAW: '法令と契約',
  PRICES: '費用',
};

/** `/document`: guides for companies. */
export function DocumentsPage(): ReactElement {
  const { guideDocuments } = useRouteQuery<DocumentsPageQuery>(
    graphql`
      query DocumentsPageQuery {
        guideDocuments {
          id
          slug
          title
          summary
          topic
          minutes
          contents
          ...BookFacts_document
        }
      }
    `,
    {},
  );
  const [topic, setTopic] = useState<DocumentTopic | null>(null);
  const documents = guideDocuments.filter((one) => topic === null || one.topic === topic);
  const [lead, ...others] = documents;
  return (
    <div className={css.page}>
      <PageHead title="資料" />
      <header className={css.head}>
        <h1 className={css.title}>資料</h1>
        <p className={css.lead}>頼む前に読む冊子です。メールアドレスで、すぐにお読みいただけます。</p>
        <KindChoices
          all={guideDocuments.map((one) => one.topic)}
          words={topicWords}
          kind={topic}
          onChoose={setTopic}
          className={css.topics}
        />
      </header>
      {documents.length === 0 ? (
        <EmptyState title="資料は、まだありません。">
          <p>公開すると、ここに並びます。</p>
        </EmptyState>
      ) : (
        <>
          {lead && (
            <section className={css.first} aria-labelledby="first-document">
              <div className={css.firstCover}>
                <BookCover slug={lead.slug} title={lead.title} minutes={lead.minutes} />
              </div>
              <div className={css.firstWords}>
                <p className={css.kicker}>{topic === null ? 'いちばん新しい資料' : topicWords[topic]}</p>
                <h2 id="first-document" className={css.firstTitle}>
                  <PhraseText>{lead.title}</PhraseText>
                </h2>
                <p className={css.firstSummary}>{lead.summary}</p>
                <p className={css.firstAct}>
                  <Link
                    to="/document/$id"
                    params={{ id: lead.slug }}
                    className={buttonClass({ variant: 'primary' })}
                    aria-describedby="first-document"
                  >
                    資料を受け取る
                  </Link>
                  <span className={css.bookFacts}>
                    <BookFacts document={lead} />
                  </span>
                </p>
              </div>
              <ol className={css.firstContents} aria-label="目次">
                {lead.contents.map((chapter, index) => (
                  <li key={chapter} className={css.firstChapter}>
                    <span className={css.firstNumber}>{index + 1}</span>
                    {chapter}
                  </li>
                ))}
              </ol>
            </section>
          )}
          {others.length > 0 && (
            <ul className={css.shelf}>
              {others.map((document) => (
                <li key={document.id} className={css.book}>
                  <div className={css.bookCover}>
                    <BookCover slug={document.slug} title={document.title} minutes={document.minutes} />
                  </div>
                  <div className={css.bookWords}>
                    <h2 className={css.bookTitle}>
                      <Link to="/document/$id" params={{ id: document.slug }} className={css.bookLink}>
                        <PhraseText>{document.title}</PhraseText>
                      </Link>
                    </h2>
                    <p className={css.bookSummary}>{document.summary}</p>
                    <p className={css.bookFacts}>
                      <BookFacts document={document} />
                    </p>
                  </div>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </div>
  );
}
