import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { buttonClass } from '../../ui/buttons/buttonClass.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import * as css from './OnlyPublicState.css.ts';

/** Replaces a members' page for a creator whose trial ended without a work, and says how to lift that. */
export function OnlyPublicState({ title }: { readonly title: string }): ReactElement {
  return (
    <div className={css.place}>
      <EmptyState
        className={css.state}
        headingLevel="h1"
        title={title}
        action={
          <Link to="/products/create" className={buttonClass({ variant: 'creator' })}>
            作品を載せる
          </Link>
        }
      >
        <p>登録から14日がたち、承認された作品がまだないためです。作品が1点承認されると、また見られます。</p>
      </EmptyState>
    </div>
  );
}
