import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { BlockedCompanies_user$key } from '../../../../__generated__/BlockedCompanies_user.graphql.ts';
import type { blockCompanyMutation } from '../../../../__generated__/blockCompanyMutation.graphql.ts';
import type { unblockCompanyMutation } from '../../../../__generated__/unblockCompanyMutation.graphql.ts';
import { useAct } from '../../page/useAct.ts';
import { Avatar } from '../../../ui/pictures/Avatar.tsx';
import { Button } from '../../../ui/buttons/Button.tsx';
import { offerUndo } from '../../../ui/feedback/undo.ts';
import * as css from '../parts.css.ts';
import { blockCompany } from './blockCompany.ts';
import { unblockCompany } from './unblockCompany.ts';
import { CompanySearch } from './CompanySearch.part.ts';

export function BlockedCompanies({ user }: { readonly user: BlockedCompanies_user$key }): ReactElement {
  const { blockedCompanies } = useFragment(
    graphql`
      fragment BlockedCompanies_user on User {
        blockedCompanies {
          id
          name
          avatarImagePath
        }
      }
    `,
    user,
  );
  const blocking = useAct<blockCompanyMutation>(blockCompany);
  const unblocking = useAct<unblockCompanyMutation>(unblockCompany);

  const block = async (companyId: string, name: string): Promise<void> => {
    if ((await blocking.act({ companyId })) === null) return;
    offerUndo(`${name}から見えないようにしました。`, () => void unblocking.act({ companyId }));
  };
  const unblock = async (companyId: string, name: string): Promise<void> => {
    if ((await unblocking.act({ companyId })) === null) return;
    offerUndo(`${name}から見えるようにしました。`, () => void blocking.act({ companyId }));
  };
  return (
    <>
      <p className={css.text}>
        選んだ会社の人には、作品、検索、おすすめ、フォロワー、直接のリンクのどこにも、あなたが出なくなります。相手には知らされません。
      </p>
      <CompanySearch
        blockedIds={blockedCompanies.map(({ id }) => id)}
        pendingId={blocking.pending?.companyId ?? null}
        onBlock={(id, name) => void block(id, name)}
        waiting={
          <div className={css.form}>
            <div className={css.fieldPlace} />
          </div>
        }
      />
      {blockedCompanies.length > 0 && (
        <ul className={css.rowsAfter} aria-label="見せない会社">
          {blockedCompanies.map(({ id, name, avatarImagePath }) => (
            <li key={id} className={css.row}>
              <Avatar name={name} src={avatarImagePath} shape="square" size={32} />
              <p className={css.rowWords}>{name}</p>
              <div className={css.rowAct}>
                <Button
                  size="s"
                  loading={unblocking.pending?.companyId === id}
                  aria-label={`${name}を見せない会社から外す`}
                  onClick={() => void unblock(id, name)}
                >
                  外す
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
