import { useEffect, useEffectEvent, useState } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay/hooks';
import { fetchQuery } from 'relay-runtime';
import type { GraphQLTaggedNode, OperationType, VariablesOf } from 'relay-runtime';
import type { useBankSearchBanksQuery } from '../../../../__generated__/useBankSearchBanksQuery.graphql.ts';
import type { useBankSearchBranchesQuery } from '../../../../__generated__/useBankSearchBranchesQuery.graphql.ts';
import type { FoundOption } from '../../../ui/choices/SearchComboBox.tsx';
import { bankWords, branchWords } from './bankWords.ts';

interface Found {
  readonly options: readonly FoundOption[];
  readonly searching: boolean;
}

const pauseMs = 160;
const most = 30;
const nothing: readonly FoundOption[] = [];
const none = JSON.stringify(null);

/** Searches while typing, after a pause; drops outdated answers. */
function useFound<TQuery extends OperationType>(
  query: GraphQLTaggedNode,
  variables: VariablesOf<TQuery> | null,
  optionsOf: (response: TQuery['response']) => readonly FoundOption[],
): Found {
  const environment = useRelayEnvironment();
  const [found, setFound] = useState<{ readonly key: string; readonly options: readonly FoundOption[] }>();
  const key = JSON.stringify(variables);
  const ask = useEffectEvent((asked: VariablesOf<TQuery>) => {
    const show = (options: readonly FoundOption[]): void => setFound({ key, options });
    return fetchQuery<TQuery>(environment, query, asked, { fetchPolicy: 'store-or-network' }).subscribe({
      next: (response) => show(optionsOf(response)),
      // Like no result: typing on asks again.
      error: () => show(nothing),
    });
  });
  const latest = useEffectEvent(() => variables);
  useEffect(() => {
    if (key === none) return undefined;
    let request: { readonly unsubscribe: () => void } | undefined;
    const timer = setTimeout(() => {
      const asked = latest();
      if (asked !== null) request = ask(asked);
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      request?.unsubscribe();
    };
  }, [key]);
  if (variables === null) return { options: nothing, searching: false };
  return { options: found?.options ?? nothing, searching: found?.key !== key };
}

export function useBanks(name: string): Found {
  return useFound<useBankSearchBanksQuery>(
    graphql`
      query useBankSearchBanksQuery($name: String!, $first: Int!) {
        banksByName(name: $name, first: $first) {
          code
          name
        }
      }
    `,
    { name: name.trim(), first: most },
    ({ banksByName }) =>
      banksByName.map(({ code, name: found }) => ({
        value: code,
        label: bankWords(found),
        note: `銀行コード ${code}`,
      })),
  );
}

/** Asks nothing before a bank is chosen. */
export function useBankBranches(bankCode: string | null, name: string): Found {
  return useFound<useBankSearchBranchesQuery>(
    graphql`
      query useBankSearchBranchesQuery($bankCode: String!, $name: String!, $first: Int!) {
        bankBranchesByName(bankCode: $bankCode, name: $name, first: $first) {
          code
          name
          kana
        }
      }
    `,
    bankCode === null ? null : { bankCode, name: name.trim(), first: most },
    ({ bankBranchesByName }) =>
      // 新宿 before 新宿通: the shorter reading is the closer match.
      bankBranchesByName
        .toSorted((one, other) => one.kana.length - other.kana.length)
        .map(({ code, name: found }) => ({
          value: code,
          label: branchWords(found),
          note: `支店コード ${code}`,
        })),
  );
}
