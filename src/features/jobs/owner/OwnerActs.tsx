import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { OwnerActs_opening$key } from '../../../../__generated__/OwnerActs_opening.graphql.ts';
import { buttonClass } from '../../../ui/buttons/buttonClass.ts';
import { TabCount } from '../../../ui/lists/TabCount.tsx';
import { CloseOpening } from './CloseOpening.tsx';
import { HoldNote } from '../held/HoldNote.tsx';
import * as css from '../opening/detail.css.ts';
import { DuplicateOpening } from './DuplicateOpening.tsx';
import { draftPaths } from './draftPaths.ts';
import { PublishSwitch } from './PublishSwitch.tsx';

const grouped = new Intl.NumberFormat('ja-JP');

export function OwnerActs({ opening: key }: { readonly opening: OwnerActs_opening$key }): ReactElement {
  const opening = useFragment(
    graphql`
      fragment OwnerActs_opening on JobOpening {
        id
        status
        resumerationType
        canEdit
        canPublish
        hasPendingChange
        suspensionReason
        hold {
          reason
          passages {
            label
            passage
            title
            why
          }
        }
        isOpenToOutside
        entriesCount
        unreadEntriesCount
        ...CloseOpening_opening
        ...DuplicateOpening_opening
        ...PublishSwitch_opening
      }
    `,
    key,
  );
  const { id, status, canEdit, canPublish } = opening;
  const entries = opening.entriesCount ?? 0;
  const unread = opening.unreadEntriesCount ?? 0;
  const closed = status === 'CLOSED';
  const isSuspended = opening.suspensionReason != null;
  return (
    <div className={css.owner}>
      {isSuspended && (
        <p className={css.warning}>
          運営がこの募集の公開を止めています。
          <br />
          理由：{opening.suspensionReason}
        </p>
      )}
      {!isSuspended && opening.hold != null && (
        <div className={css.warning}>
          <HoldNote
            hold={{
              reason: opening.hold.reason ?? null,
              passages: opening.hold.passages.map(({ label, passage, title, why }) => ({
                label,
                passage,
                title,
                why,
              })),
            }}
          />
        </div>
      )}
      <p className={css.candidates}>
        <Link
          to="/projects"
          search={{ job: id }}
          className={`${buttonClass({ variant: 'primary', block: true })} ${css.actMain}`}
        >
          応募を見る
        </Link>
        <span className={css.candidateCounts}>
          <span>
            応募 <b className={css.candidateFigure}>{grouped.format(entries)}</b> 件
          </span>
          {unread > 0 && (
            <span>
              未読 <TabCount fresh>{unread}</TabCount>
            </span>
          )}
        </span>
      </p>
      {opening.hasPendingChange && !closed && (
        <p className={css.note}>
          まだ公開していない変更があります。{!isSuspended && '編集の画面から公開できます。'}
        </p>
      )}
      {status === 'PUBLIC' && !isSuspended && opening.hold == null && (
        <p className={css.note}>
          {opening.isOpenToOutside
            ? '登録していない人と検索サイトにも見えています。'
            : '見えるのは、つむぎの会員だけです。'}
        </p>
      )}
      {(canEdit || canPublish) && (
        <ul className={css.ownerActs}>
          {canEdit && !closed && (
            <li>
              <Link to={draftPaths[opening.resumerationType].edit} params={{ id }} className={css.quietAct}>
                編集する
              </Link>
            </li>
          )}
          {canPublish && (
            <>
              <li>
                <DuplicateOpening opening={opening} />
              </li>
              {!closed && (
                <>
                  {(status === 'PUBLIC' || !isSuspended) && (
                    <li>
                      <PublishSwitch opening={opening} />
                    </li>
                  )}
                  <li>
                    <CloseOpening opening={opening} />
                  </li>
                </>
              )}
            </>
          )}
        </ul>
      )}
    </div>
  );
}
