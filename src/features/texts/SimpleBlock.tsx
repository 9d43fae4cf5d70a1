import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { SimpleBlock_block$key } from '../../../__generated__/SimpleBlock_block.graphql.ts';
import { placed } from '../../lib/browser/placed.ts';
import * as css from './texts.css.ts';
import { TextSpans } from './TextSpans.tsx';

interface SimpleBlockProps {
  readonly block: SimpleBlock_block$key;
  /** The first paragraph of an article. */
  readonly isLead?: boolean;
}

/** Paragraphs and lists, in a text or a box. */
export function SimpleBlock({ block: key, isLead = false }: SimpleBlockProps): ReactElement {
  const { kind, spans, items, anchor } = useFragment(
    graphql`
      fragment SimpleBlock_block on TextBlock {
        kind
        anchor
        spans {
          ...TextSpans_spans
        }
        items {
          spans {
            ...TextSpans_spans
          }
        }
      }
    `,
    key,
  );
  const listed = placed(items).map(({ key: place, entry }) => (
    <li key={place}>
      <TextSpans spans={entry.spans} />
    </li>
  ));
  switch (kind) {
    case 'CHAPTER':
      return (
        <h2 className={css.chapter} id={anchor ?? undefined}>
          <TextSpans spans={spans} />
        </h2>
      );
    case 'HEADING':
      return (
        <h3 className={css.heading}>
          <TextSpans spans={spans} />
        </h3>
      );
    case 'LIST':
      return <ul className={css.list}>{listed}</ul>;
    case 'STEPS':
      return <ol className={css.steps}>{listed}</ol>;
    case 'QUOTE':
      return (
        <blockquote className={css.quote}>
          {placed(items).map(({ key: place, entry }) => (
            <p key={place}>
              <TextSpans spans={entry.spans} />
            </p>
          ))}
        </blockquote>
      );
    default:
      return (
        <p className={kind === 'QUESTION' ? css.question : isLead ? css.lead : css.paragraph}>
          <TextSpans spans={spans} />
        </p>
      );
  }
}
