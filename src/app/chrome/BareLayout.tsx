import { Link } from '@tanstack/react-router';
import type { ReactElement, ReactNode } from 'react';
import { Brand } from '../../ui/icons/Mark.tsx';
import { Main } from './Main.tsx';
import { PageOutlet } from '../routing/PageOutlet.tsx';
import * as css from './Shell.css.ts';

/** For sign-up, sign-in and 404: only the logo and the page. */
export function BareLayout({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <>
      <header className={css.bareHead}>
        <Link className={css.bareHome} to="/">
          <Brand />
        </Link>
      </header>
      <Main>{children}</Main>
    </>
  );
}

export function BareRouteLayout(): ReactElement {
  return (
    <BareLayout>
      <PageOutlet />
    </BareLayout>
  );
}
