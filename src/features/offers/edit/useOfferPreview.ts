import { useEffect, useState } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay/hooks';
import { fetchQuery } from 'relay-runtime';
import type { useOfferPreviewQuery } from '../../../../__generated__/useOfferPreviewQuery.graphql.ts';
import type { PaperLine } from '../paper/PaperLines.tsx';
import type { OfferValues } from './offerValues.ts';
import { termsInput } from './offerValues.ts';

export interface OfferPreview {
  readonly lines: readonly PaperLine[];
  readonly problems: number;
  readonly lastPaymentDay: string | null;
  readonly hasProhibitions: boolean;
  readonly hasConsiderations: boolean;
  readonly unprintable: readonly string[];
}

const quietMs = 500;

/**
 * The server's paper of the form's values. The last one stays while a new one loads or the server cannot be
 * reached.
 */
export function useOfferPreview(values: OfferValues, changes: string | null): OfferPreview | null {
  const environment = useRelayEnvironment();
  const [preview, setPreview] = useState<OfferPreview | null>(null);
  const asked = JSON.stringify(termsInput(values));
  const isFirst = preview === null;
  useEffect(() => {
    let request: { unsubscribe: () => void } | undefined;
    const timer = setTimeout(
      () => {
        request = fetchQuery<useOfferPreviewQuery>(
          environment,
          graphql`
            query useOfferPreviewQuery($terms: OfficialJobOfferTermsInput!, $changes: ID) {
              officialJobOfferPreview(terms: $terms, changes: $changes) {
                lines {
                  number
                  term
                  label
                  state
                  text
                  notes
                }
                problems {
                  __typename
                }
                lastPaymentDay
                hasProhibitions
                hasConsiderations
                unprintable
              }
            }
          `,
          { terms: termsInput(values), changes },
        ).subscribe({
          next: ({ officialJobOfferPreview: made }) =>
            setPreview({
              lines: made.lines.map(({ number, term, label, state, text, notes }) => ({
                number,
                term,
                label,
                state,
                text,
                notes,
              })),
              problems: made.problems.length,
              lastPaymentDay: made.lastPaymentDay ?? null,
              hasProhibitions: made.hasProhibitions,
              hasConsiderations: made.hasConsiderations,
              unprintable: made.unprintable,
            }),
          error: () => undefined,
        });
      },
      isFirst ? 0 : quietMs,
    );
    return () => {
      clearTimeout(timer);
      request?.unsubscribe();
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `asked` is what the values would send
  }, [environment, asked, changes]);
  return preview;
}
