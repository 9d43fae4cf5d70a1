import { useEffect } from 'react';
import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import { useQuery } from '../../../relay/useQuery.ts';
import type { CompanyResultsQuery } from '../../../../__generated__/CompanyResultsQuery.graphql.ts';
import { announce } from '../../../ui/feedback/announce.ts';
import { Avatar } from '../../../ui/pictures/Avatar.tsx';
import { Button } from '../../../ui/buttons/Button.tsx';
import * as css from '../parts.css.ts';

export interface CompanyResultsProps {
  readonly name: string;
  readonly blockedIds: readonly string[];
  readonly pendingId: string | null;
  readonly onBlock: (id: string, name: string) => void;
}

export function CompanyResults({ name, blockedIds, pendingId, onBlock }: CompanyResultsProps): ReactElement {
  const { companiesByName } = useQuery<CompanyResultsQuery>(
    graphql`
      query CompanyResultsQuery($name: String!) {
        companiesByName(name: $name, first: 8) {
          id
          name
          avatarImagePath
        }
      }
    `,
    { name },
  );
  const count = companiesByName.length;
  const heard =
    count === 0 ? `「${name}」は見つかりませんでした。` : `「${name}」で${count}社見つかりました。`;
  useEffect(() => announce(heard), [heard]);
  if (count === 0) {
    return (
      <p className={css.note}>
        「{name}」に一致する会社は、つむぎにはありません。勤め先であれば、働き方に登録すると隠せます。
      </p>
    );
  }
  return (
    <ul className={css.rows} aria-label="見つかった会社">
      {companiesByName.map((company) => (
        <li key={company.id} className={css.row}>
          <Avatar name={company.name} src={company.avatarImagePath} shape="square" size={32} />
          <p className={css.rowWords}>{company.name}</p>
          <div className={css.rowAct}>
            {blockedIds.includes(company.id) ? (
              <span className={css.note}>見せていません</span>
            ) : (
              <Button
                size="s"
                loading={pendingId === company.id}
                aria-label={`${company.name}に見せない`}
                onClick={() => onBlock(company.id, company.name)}
              >
                見せない
              </Button>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
