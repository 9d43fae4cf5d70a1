import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { TextSpans_spans$key } from '../../../__generated__/TextSpans_spans.graphql.ts';
import { placed } from '../../lib/browser/placed.ts';
import { link } from '../../ui/text/link.css.ts';

/** Text with bold parts and links. */
export function TextSpans({ spans: key }: { readonly spans: TextSpans_spans$key }): ReactElement {
  const spans = useFragment(
    graphql`
      fragment TextSpans_spans on TextSpan @relay(plural: true) {
        text
        isStrong
        href
      }
    `,
    key,
  );
  return (
    <>
      {placed(spans).map(({ key: place, entry: { text, isStrong, href } }) => {
        if (href?.startsWith('/') === true)
          return (
            <Link key={place} to={href} className={link}>
              {text}
            </Link>
          );
        if (href != null)
          return (
            <a key={place} href={href} className={link} rel="noopener">
              {text}
            </a>
          );
        return isStrong ? <strong key={place}>{text}</strong> : <span key={place}>{text}</span>;
      })}
    </>
  );
}
