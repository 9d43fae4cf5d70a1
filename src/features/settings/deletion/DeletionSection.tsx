import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type {
  DeletionSection_company$key,
  LeavingHindrance,
} from '../../../../__generated__/DeletionSection_company.graphql.ts';
import type { DeletionSection_user$key } from '../../../../__generated__/DeletionSection_user.graphql.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { buttonClass } from '../../../ui/buttons/buttonClass.ts';
import { DeletionPending } from './DeletionPending.tsx';
import * as css from '../parts.css.ts';
import { SettingsSection } from '../SettingsSection.tsx';
import { part } from '../../../lib/part.ts';

const DeletionDialog = part(async () => (await import('./DeletionDialog.tsx')).DeletionDialog);

const facts = {
  creator: [
    {
      name: '申し込むと',
      words:
        'あなたのページと作品は、すぐにほかの人から見えなくなります。30日のあいだはログインでき、いつでも取り消せます。',
    },
    {
      name: '30日後',
      words:
        'プロフィール、作品、保存した作品、口座、設定など、あなたの情報をすべて削除します。元には戻せません。',
    },
    {
      name: '残るもの',
      words: '相手の画面に残るメッセージ。名前は「退会したユーザー」に変わります。',
    },
  ],
  company: [
    { name: '申し込むと', words: '30日のあいだはこれまでどおり使えて、いつでも取り消せます。' },
    {
      name: '30日後',
      words:
        'プロフィール、保存した作品、フォロー、設定など、あなたの情報をすべて削除します。元には戻せません。',
    },
    {
      name: '残るもの',
      words:
        '会社のページと募集、メッセージの記録は、会社に残ります。あなたの名前は「退会したユーザー」に変わります。',
    },
  ],
} as const;

interface DeletionSectionProps {
  readonly user: DeletionSection_user$key;
  /** The viewer's. */
  readonly company: DeletionSection_company$key | null;
}

export function DeletionSection({ user, company }: DeletionSectionProps): ReactElement {
  const { deletionDueAt, roles } = useFragment(
    graphql`
      fragment DeletionSection_user on User {
        roles
        deletionDueAt
      }
    `,
    user,
  );
  const { leavingHindrance = null } =
    useFragment(
      graphql`
        fragment DeletionSection_company on Company {
          leavingHindrance
        }
      `,
      company,
    ) ?? {};
  const [asking, setAsking] = useState(false);
  const audience = roles.includes('CREATOR_USER') ? 'creator' : 'company';
  return (
    <SettingsSection id="delete">
      {deletionDueAt == null ? (
        <>
          <dl className={css.points}>
            {facts[audience].map(({ name, words }) => (
              <div key={name} className={css.point}>
                <dt className={css.pointName}>{name}</dt>
                <dd>{words}</dd>
              </div>
            ))}
          </dl>
          {leavingHindrance === null ? (
            <p className={css.actsAfter}>
              <Button variant="danger" onClick={() => setAsking(true)}>
                退会の手続きに進む
              </Button>
            </p>
          ) : (
            <Hindrance why={leavingHindrance} />
          )}
        </>
      ) : (
        <DeletionPending dueAt={deletionDueAt} audience={audience} />
      )}
      {asking && (
        <Suspense fallback={null}>
          <DeletionDialog
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

const hindrances = {
  LAST_OWNER: {
    line: 'あなたがただ一人の管理者のため、退会できません。',
    goOn: '会社での利用を続ける場合は、ほかのメンバーを管理者にしてから退会してください。',
    end: '会社での利用を終える場合は、メンバーを全員外し、募集をすべて終了してから退会してください。',
  },
  OPEN_OPENINGS: {
    line: '公開中または非公開の募集が残っているため、退会できません。',
    goOn: '会社での利用を続ける場合は、引き継ぐ方を招待し、管理者にしてから退会してください。',
    end: '会社での利用を終える場合は、募集をすべて終了してから退会してください。',
  },
} as const;

/** What has to be done first: told before the words are typed and a password is asked for. */
function Hindrance({ why }: { readonly why: LeavingHindrance }): ReactElement {
  const { line, goOn, end } = hindrances[why];
  return (
    <div className={css.pressing}>
      <p className={css.toldLine}>{line}</p>
      <p>{goOn}</p>
      <p>{end}</p>
      <p className={css.actsAfter}>
        <a href="#members" className={buttonClass({ size: 's' })}>
          メンバーを見る
        </a>
        <Link to="/projects" className={buttonClass({ size: 's' })}>
          募集を見る
        </Link>
      </p>
    </div>
  );
}
