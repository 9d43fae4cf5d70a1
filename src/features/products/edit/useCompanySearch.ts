import { useEffect, useRef, useState } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay/hooks';
import { fetchQuery } from 'relay-runtime';
import type { useCompanySearchQuery } from '../../../../__generated__/useCompanySearchQuery.graphql.ts';
import type { FoundOption } from '../../../ui/choices/SearchComboBox.tsx';

const query = graphql`
  query useCompanySearchQuery($name: String!) {
    companiesByName(name: $name, first: 8) {
      id
      name
    }
  }
`;

/** So long after the last key the server is asked. */
const restMs = 250;

interface CompanySearch {
  readonly options: readonly FoundOption[];
  readonly searching: boolean;
  readonly search: (name: string) => void;
}

/** Companies by name. What was asked before the last key is not waited for. */
export function useCompanySearch(): CompanySearch {
  const environment = useRelayEnvironment();
  const [options, setOptions] = useState<readonly FoundOption[]>([]);
  const [searching, setSearching] = useState(false);
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);
  const search = (typed: string): void => {
    stop.current?.();
    const name = typed.trim();
    setSearching(name !== '');
    if (name === '') {
      setOptions([]);
      return;
    }
    const timer = setTimeout(() => {
      const request = fetchQuery<useCompanySearchQuery>(environment, query, { name }).subscribe({
        next: ({ companiesByName }) => {
          setOptions(companiesByName.map((company) => ({ value: company.id, label: company.name })));
          setSearching(false);
        },
        // Nothing found and not asked look alike here; the next key asks again.
        error: () => setSearching(false),
      });
      stop.current = () => request.unsubscribe();
    }, restMs);
    stop.current = () => clearTimeout(timer);
  };
  return { options, searching, search };
}
