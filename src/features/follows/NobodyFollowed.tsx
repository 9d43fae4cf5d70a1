import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { buttonClass } from '../../ui/buttons/buttonClass.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { mayFollow } from '../session/memberContent.ts';
import { useSessionState } from '../session/session.ts';

interface NobodyFollowedProps {
  readonly title: string;
  /** What following is good for. */
  readonly children: string;
}

/** A company's empty list. Recruiters cannot follow, and are told so. */
export function NobodyFollowed({ title, children }: NobodyFollowedProps): ReactElement {
  const may = mayFollow(useSessionState());
  return (
    <EmptyState
      title={may ? title : 'フォローは、管理者と担当者が使えます。'}
      action={
        <Link to="/products" className={buttonClass()}>
          {may ? '作品から人を探す' : '作品を見る'}
        </Link>
      }
    >
      {may ? children : '採用代行の権限では、人をフォローできません。作品とプロフィールは見られます。'}
    </EmptyState>
  );
}
