import { Suspense, useState } from 'react';
import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import { useQuery } from '../../relay/useQuery.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { flush } from '../../ui/buttons/Button.css.ts';
import type { ChainStateQuery } from '../__generated__/ChainStateQuery.graphql.ts';
import * as page from '../page.css.ts';
import * as split from '../split.css.ts';

/** Asked for by a press alone: it walks every line there is. */
export function ChainState(): ReactElement {
  const [asked, setAsked] = useState(0);
  if (asked === 0)
    return (
      <Button size="s" variant="text" className={flush} onClick={() => setAsked(1)}>
        記録が書き換えられていないことを確認する
      </Button>
    );
  return (
    <Suspense fallback={<p className={page.note}>確認中</p>}>
      <Result version={asked} />
    </Suspense>
  );
}

function Result({ version }: { readonly version: number }): ReactElement {
  const { logState } = useQuery<ChainStateQuery>(
    graphql`
      query ChainStateQuery {
        logState {
          lines
          brokenAt
        }
      }
    `,
    {},
    { fetchPolicy: 'network-only', version },
  );
  return logState.brokenAt === null ? (
    <output className={page.note}>封をした{logState.lines}件の記録は、書き込まれたときのままです。</output>
  ) : (
    <p className={split.warning} role="alert">
      {logState.brokenAt}件目の記録が、書き込まれたときと違います。それより前の記録は変わっていません。
    </p>
  );
}
