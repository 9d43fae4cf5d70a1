import { useRef, useState } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay/hooks';
import { fetchQuery } from 'relay-runtime';
import type { usePostalCodeQuery } from '../../../../__generated__/usePostalCodeQuery.graphql.ts';
import { normalizePostalCode } from '../../../lib/text/japaneseText.ts';
import { reportError } from '../../page/errorReport.ts';

export interface FoundAddress {
  readonly prefectureId: string;
  readonly prefectureName: string;
  readonly city: string;
  readonly town: string;
}

export type PostalState =
  | { readonly step: 'idle' }
  | { readonly step: 'unknown' }
  /** Some codes span several towns. */
  | { readonly step: 'several'; readonly addresses: readonly FoundAddress[] };

const idle: PostalState = { step: 'idle' };

/** Looks up a postal code once it has seven digits. If unknown or failed, the form stays as it is. */
export function usePostalCode(onFound: (address: FoundAddress) => void) {
  const environment = useRelayEnvironment();
  const [state, setState] = useState<PostalState>(idle);
  const last = useRef<string | null>(null);
  const look = async (text: string): Promise<void> => {
    const postalCode = normalizePostalCode(text);
    if (postalCode === last.current) return;
    last.current = postalCode;
    setState(idle);
    if (postalCode === null) return;
    const data = await fetchQuery<usePostalCodeQuery>(
      environment,
      graphql`
        query usePostalCodeQuery($postalCode: String!) {
          addressesByPostalCode(postalCode: $postalCode) {
            prefecture {
              id
              name
            }
            city
            town
          }
        }
      `,
      { postalCode },
    ).toPromise();
    // The code has changed meanwhile.
    if (last.current !== postalCode || !data) return;
    const addresses = data.addressesByPostalCode.map(({ prefecture, city, town }) => ({
      prefectureId: prefecture.id,
      prefectureName: prefecture.name,
      city,
      town,
    }));
    const [only, ...others] = addresses;
    if (!only) setState({ step: 'unknown' });
    else if (others.length > 0) setState({ step: 'several', addresses });
    else onFound(only);
  };
  return { state, look: (text: string): void => void look(text).catch(reportError) };
}
