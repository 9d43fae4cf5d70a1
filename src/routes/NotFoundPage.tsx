import { Link, useRouterState } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { PageHead } from '../features/page/PageHead.tsx';
import { useSessionState } from '../features/session/session.ts';
import { buttonClass } from '../ui/buttons/buttonClass.ts';
import { LooseThreads } from './LooseThreads.tsx';
import * as css from './NotFoundPage.css.ts';

const ofAnything = {
  name: 'ページが見つかりません',
  title: 'ページが見つかりません。',
  sentence: 'このURLのページは見つかりません。公開が終了したか、URLの入力が間違っている可能性があります。',
  to: '/',
  act: '作品を見る',
} as const;

const openingPath = /^\/jobs\/[^/]+$/;
const ofOpening = {
  name: '募集が見つかりません',
  title: 'この募集は、現在表示できません。',
  sentence: '募集が終わったか、公開されていません。',
  to: '/jobs',
  act: 'ほかの募集を見る',
} as const;
const forGuests = '会員だけに見える募集は、ログインすると見られます。';

/** For unknown addresses, and for a work, person or opening that does not exist or is not public. */
export function NotFoundPage(): ReactElement {
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  const isOpening = openingPath.test(pathname);
  const { name, title, sentence, to, act } = isOpening ? ofOpening : ofAnything;
  const isMember = useSessionState().status === 'member';
  return (
    <div className={css.page}>
      <PageHead title={name} description="このアドレスのページはありません。" />
      <LooseThreads className={css.threads} />
      <p className={css.figure} aria-hidden="true">
        404
      </p>
      <div className={css.words}>
        <h1 className={css.title}>{title}</h1>
        <p className={css.sentence}>
          {sentence}
          {isOpening && !isMember && forGuests}
        </p>
        {pathname !== '/404' && <p className={css.address}>開こうとしたアドレス　{readable(pathname)}</p>}
        <p className={css.acts}>
          <Link to={to} className={buttonClass({ variant: 'primary' })}>
            {act}
          </Link>
          <Link to="/contact" className={buttonClass({ variant: 'text' })}>
            問い合わせる
          </Link>
        </p>
      </div>
    </div>
  );
}

function readable(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}
