import { Link } from '@tanstack/react-router';
import { type ReactElement, Suspense } from 'react';
import { audienceOf, useSessionState } from '../../features/session/session.ts';
import { buttonClass } from '../../ui/buttons/buttonClass.ts';
import { cx } from '../../ui/cx.ts';
import { Brand } from '../../ui/icons/Mark.tsx';
import * as css from './Header.css.ts';
import { MobileMenu } from './menus/MobileMenu.tsx';
import { homeOf } from './navigation.ts';
import { Navigation } from './Navigation.tsx';
import { part } from '../../lib/part.ts';

/** Not in a guest's first page. */
const MemberTools = part(async () => (await import('./MemberTools.tsx')).MemberTools);

export type Frame = keyof typeof css.frame;

export function Header({ frame }: { readonly frame: Frame }): ReactElement {
  const state = useSessionState();
  const audience = audienceOf(state);
  return (
    <header className={cx(css.header, css.frame[frame])}>
      <Link className={css.home} to={homeOf[audience ?? 'guest']} activeOptions={{ exact: true }}>
        <Brand />
      </Link>
      {audience !== null && <Navigation audience={audience} />}
      {/* Menu and tools appear together, so that nothing moves. */}
      {state.status === 'member' && (
        <Suspense>
          <div className={css.end}>
            <MemberTools audience={state.audience} viewer={state.viewer} />
            <MobileMenu audience={state.audience} />
          </div>
        </Suspense>
      )}
      {state.status === 'guest' && (
        <div className={css.end}>
          <Link to="/sign_in" className={buttonClass({ variant: 'text' })}>
            ログイン
          </Link>
          <Link to="/sign_up" className={cx(buttonClass({ size: 's' }), css.whereItFits)}>
            登録する
          </Link>
          <MobileMenu audience="guest" />
        </div>
      )}
    </header>
  );
}
