import { lazy, Suspense, useState } from 'react';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { DeletionSection_user$key } from '../../../../__generated__/DeletionSection_user.graphql.ts';
import { toast } from '../../../ui/toast.ts';
import { Button } from '../../../ui/Button.tsx';
import { DeletionPending } from './DeletionPending.tsx';
import * as css from './parts.css.ts';
import { SettingsSection } from './SettingsSection.tsx';

const DeletionDialog = lazy(async () => ({
  default: (await import('./DeletionDialog.tsx')).DeletionDialog,
}));

const facts = [
  {
    name: '申し込むと',
    words: '30日後にアカウントを消します。それまではいつでも取り消せて、いままでどおり使えます。',
  },
  {
    name: '消えるもの',
    words: 'プロフィール、作品、保存した作品、口座、設定など、あなたの情報のすべて。もとには戻せません。',
  },
  {
    name: '残るもの',
    words: '会話の相手の画面に残るメッセージ。名前は「退会したユーザー」に変わります。',
  },
] as const;

export function DeletionSection({ user }: { readonly user: DeletionSection_user$key }): ReactElement {
  const { hasPassword, deletionDueAt } = useFragment(
    graphql`
      fragment DeletionSection_user on User {
        hasPassword
        deletionDueAt
      }
    `,
    user,
  );
  const [asking, setAsking] = useState(false);
  return (
    <SettingsSection id="delete">
      {deletionDueAt == null ? (
        <>
          <dl className={css.points}>
            {facts.map(({ name, words }) => (
              <div key={name} className={css.point}>
                <dt className={css.pointName}>{name}</dt>
                <dd>{words}</dd>
              </div>
            ))}
          </dl>
          <p className={css.actsAfter}>
            <Button variant="danger" onClick={() => setAsking(true)}>
              退会の手続きに進む
            </Button>
          </p>
        </>
      ) : (
        <DeletionPending dueAt={deletionDueAt} />
      )}
      {asking && (
        <Suspense fallback={null}>
          <DeletionDialog
            hasPassword={hasPassword}
            onClose={() => setAsking(false)}
            onDone={() => {
              setAsking(false);
              toast.success('退会を受け付けました。');
            }}
          />
        </Suspense>
      )}
    </SettingsSection>
  );
}
