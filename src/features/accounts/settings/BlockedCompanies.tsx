import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { BlockedCompanies_user$key } from '../../../../__generated__/BlockedCompanies_user.graphql.ts';
import type { blockCompanyMutation } from '../../../../__generated__/blockCompanyMutation.graphql.ts';
import type { unblockCompanyMutation } from '../../../../__generated__/unblockCompanyMutation.graphql.ts';
import { lateMutation } from '../../../relay/lateMutation.ts';
import { useLateAct } from '../../shell/useLateAct.ts';
import { arriving } from '../../../ui/arriving.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { toast } from '../../../ui/toast.ts';
import * as css from './parts.css.ts';

const CompanySearch = arriving(async () => (await import('./CompanySearch.tsx')).CompanySearch);
const blocks = lateMutation(async () => (await import('./later.ts')).blockCompany);
const unblocks = lateMutation(async () => (await import('./later.ts')).unblockCompany);

/** Companies that a creator hides from by hand. */
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
  const blocking = useLateAct<blockCompanyMutation>(blocks, (response) => response.blockCompany.errors);
  const unblocking = useLateAct<unblockCompanyMutation>(
    unblocks,
    (response) => response.unblockCompany.errors,
  );

  const block = async (companyId: string, name: string): Promise<void> => {
    if ((await blocking.act({ companyId })) === null) return;
    toast.success(`${name}から見えないようにしました。`, {
      action: { label: '元に戻す', onPress: () => void unblocking.act({ companyId }) },
    });
  };
  const unblock = async (companyId: string, name: string): Promise<void> => {
    if ((await unblocking.act({ companyId })) === null) return;
    toast.success(`${name}から見えるようにしました。`, {
      action: { label: '元に戻す', onPress: () => void blocking.act({ companyId }) },
    });
  };
  return (
    <>
      <p className={css.text}>
        選んだ会社の人には、作品、検索、おすすめ、フォロワー、直接のリンクのどこにも、あなたが出なくなります。相手には知らされません。
      </p>
      <CompanySearch
        of={{
          blockedIds: blockedCompanies.map(({ id }) => id),
          pendingId: blocking.pending?.companyId ?? null,
          onBlock: (id, name) => void block(id, name),
        }}
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
