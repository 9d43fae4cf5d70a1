import { Outlet, useRouterState } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { frameOf } from '../routes/paths.ts';
import { BottomBar } from './BottomBar.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { Main } from './Main.tsx';
import * as css from './Shell.css.ts';

/** What stands around every page of the application. Tool screens end at the window's edge and have no colophon. */
export function Chrome(): ReactElement {
  const frame = useRouterState({ select: (state) => frameOf(state.matches.at(-1)?.fullPath) });
  return (
    <div className={css.chrome}>
      <Header frame={frame} />
      <Main>
        <Outlet />
      </Main>
      {frame === 'page' && <Footer />}
      <BottomBar />
    </div>
  );
}
