import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { BookFacts_document$key } from '../../../__generated__/BookFacts_document.graphql.ts';
import { formatBytes } from '../../ui/pictures/formatBytes.ts';
import * as css from './documents.css.ts';

/** PDF 10ページ・390KB 読むのに20分; its size once the server has made the file. */
export function BookFacts({ document: key }: { readonly document: BookFacts_document$key }): ReactElement {
  const { minutes, pdf } = useFragment(
    graphql`
      fragment BookFacts_document on GuideDocument {
        minutes
        pdf {
          pages
          bytes
        }
      }
    `,
    key,
  );
  const size = pdf == null ? '' : ` ${pdf.pages}ページ・${formatBytes(pdf.bytes)}`;
  return (
    <span className={css.facts}>
      <span className={css.wholeFact}>PDF{size}</span>
      <span className={css.wholeFact}>読むのに{minutes}分</span>
    </span>
  );
}
