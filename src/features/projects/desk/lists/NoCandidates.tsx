import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { NoCandidates_opening$key } from '../../../../../__generated__/NoCandidates_opening.graphql.ts';
import { buttonClass } from '../../../../ui/buttons/buttonClass.ts';
import { EmptyState } from '../../../../ui/feedback/EmptyState.tsx';
import * as css from '../desk.css.ts';
import { useOpeningNeed } from '../openings/useOpeningNeed.ts';

/** Nobody has entered: what a company can do about it depends on where the opening stands. */
export function NoCandidates({ opening: key }: { readonly opening: NoCandidates_opening$key }): ReactElement {
  const opening = useFragment(
    graphql`
      fragment NoCandidates_opening on JobOpening {
        id
        status
        ...useOpeningNeed_opening
      }
    `,
    key,
  );
  const need = useOpeningNeed(opening);
  const { id, status } = opening;
  const open = status === 'PUBLIC';
  return (
    <div className={css.notice}>
      <EmptyState
        title={
          status === 'CLOSED'
            ? '応募がないまま終わりました。'
            : open
              ? '応募は、まだありません。'
              : '公開すると、応募がここに並びます。'
        }
        action={
          open ? (
            <Link to="/recommend" search={need === null ? {} : { need }} className={buttonClass()}>
              {need === null ? 'クリエイターを探す' : '合う人を探す'}
            </Link>
          ) : (
            <Link to="/jobs/$id" params={{ id }} className={buttonClass()}>
              募集を見る
            </Link>
          )
        }
      >
        {open
          ? '応募が届くと、この画面にすぐ出ます。待つあいだに、気になるクリエイターに声をかけられます。'
          : status === 'CLOSED'
            ? '内容を見直して、募集を複製すると、もう一度出せます。'
            : '非公開のあいだは、誰も応募できません。'}
      </EmptyState>
    </div>
  );
}
