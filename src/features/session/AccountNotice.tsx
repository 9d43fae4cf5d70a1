import { Link } from '@tanstack/react-router';
import { type ReactElement, type ReactNode, Suspense, useState } from 'react';
import { formatDate, formatDateTime, tokyoDaysBetween } from '../../lib/text/dates.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { moreLink } from '../../ui/text/link.css.ts';
import { useMinute } from '../../ui/text/useMinute.ts';
import * as css from './AccountNotice.css.ts';
import { type MemberState, useSession, useSessionState, type Viewer } from './session.ts';
import { part } from '../../lib/part.ts';

/** Few need it, so the first page goes without its code. */
const CancelDeletion = part(async () => (await import('./CancelDeletion.tsx')).CancelDeletion);

const StopRecovery = part(async () => (await import('./StopRecovery.tsx')).StopRecovery);

/** Pages that explain the restriction themselves, or lift it. */
const saidBy = {
  ONLY_PUBLIC: [
    '/products',
    '/products/bookmarked',
    '/products/create',
    '/following',
    '/jobs',
    '/jobs/fulltime',
    '/jobs/outsourcing',
  ],
  TEMPORARILY_ALL: ['/products', '/products/create'],
};

interface AccountNoticeProps {
  /** The route's path. */
  readonly path: string | undefined;
  readonly onMemberPage: boolean;
}

/** Under the header: the most pressing problem of this account, and what to do about it. */
export function AccountNotice({ path = '', onMemberPage }: AccountNoticeProps): ReactElement | null {
  const state = useSessionState();
  // A member's page shows its own error with a retry.
  if (state.status === 'failed') return onMemberPage ? null : <Unknown />;
  // A public page is painted before the viewer is known; a late notice would push it down.
  return state.status === 'member' && onMemberPage ? <MemberNotice {...state} path={path} /> : null;
}

function Unknown(): ReactElement {
  const session = useSession();
  const [trying, setTrying] = useState(false);
  const retry = async (): Promise<void> => {
    setTrying(true);
    await session.refetch().catch(() => undefined);
    setTrying(false);
  };
  return (
    <Notice pressing act={<RetryButton trying={trying} onPress={() => void retry()} />}>
      アカウントを確認できませんでした。通信を確認してください。
    </Notice>
  );
}

function RetryButton({
  trying,
  onPress,
}: {
  readonly trying: boolean;
  readonly onPress: () => void;
}): ReactElement {
  return (
    <Button size="s" loading={trying} onClick={onPress}>
      もう一度試す
    </Button>
  );
}

function MemberNotice({
  audience,
  viewer,
  path,
}: MemberState & { readonly path: string }): ReactElement | null {
  if (viewer.factorRecoveryDueAt !== null) {
    return (
      <Notice
        pressing
        act={
          <Suspense fallback={<Button size="s">取り消す</Button>}>
            <StopRecovery />
          </Suspense>
        }
      >
        {formatDateTime(viewer.factorRecoveryDueAt)}
        に、二段階認証を解除します。申し込んだ覚えがない場合は、すぐに取り消してください。
      </Notice>
    );
  }
  if (viewer.deletionDueAt !== null) {
    return (
      <Notice
        pressing
        act={
          <Suspense fallback={<Button size="s">取り消す</Button>}>
            <CancelDeletion />
          </Suspense>
        }
      >
        このアカウントは{formatDate(viewer.deletionDueAt)}に削除されます。
      </Notice>
    );
  }
  if (viewer.pendingEmail !== null) {
    return (
      <Notice
        pressing
        act={
          <Link to="/settings/account" className={moreLink}>
            設定を開く
          </Link>
        }
      >
        メールアドレスを{viewer.pendingEmail}
        に変更する申し込みがあり、両方のアドレスからの同意を待っています。申し込んだ覚えがない場合は、すぐにパスワードを変更してください。
      </Notice>
    );
  }
  return audience === 'creator' ? <Visibility viewer={viewer} path={path} /> : null;
}

interface VisibilityProps {
  readonly viewer: Viewer;
  readonly path: string;
}

function Visibility({ viewer, path }: VisibilityProps): ReactElement | null {
  const now = useMinute();
  const { contentVisibilityType, contentVisibilityEndsAt } = viewer;
  if (contentVisibilityType === 'ALL' || saidBy[contentVisibilityType].includes(path)) return null;
  const act = (
    <Link to="/products/create" className={moreLink}>
      作品を載せる
    </Link>
  );
  if (contentVisibilityType === 'ONLY_PUBLIC') {
    return (
      <Notice act={act}>
        登録から14日が過ぎたため、現在は公開されている作品とページだけを見られます。載せた作品が1点承認されると、すべて見られます。
      </Notice>
    );
  }
  if (contentVisibilityEndsAt === null) return null;
  const days = tokyoDaysBetween(now, contentVisibilityEndsAt);
  return (
    <Notice quiet act={act}>
      すべての作品を見られるのは、{days > 0 ? `あと${days}日` : '今日まで'}
      です。載せた作品が1点承認されると、ずっと見られます。
    </Notice>
  );
}

interface NoticeProps {
  readonly children: ReactNode;
  readonly act: ReactNode;
  readonly pressing?: boolean;
  readonly quiet?: boolean;
}

function Notice({ children, act, pressing = false, quiet = false }: NoticeProps): ReactElement {
  return (
    <aside
      className={cx(css.notice, pressing && css.pressing, quiet && css.quiet)}
      aria-label="アカウントについてのお知らせ"
    >
      <p className={css.words}>{children}</p>
      {act}
    </aside>
  );
}
