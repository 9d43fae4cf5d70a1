import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { JobActs_opening$key } from '../../../__generated__/JobActs_opening.graphql.ts';
import { hasDraft } from '../../lib/formDraft.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonClass } from '../../ui/buttonClass.ts';
import { useMinute } from '../../ui/useMinute.ts';
import { isoDay } from '../../ui/formatDate.ts';
import { link } from '../../ui/link.css.ts';
import { seesOnlyPublic } from '../accounts/memberContent.ts';
import { useSessionState } from '../accounts/session.ts';
import { CopyLink } from '../products/CopyLink.tsx';
import { SectionBoundary } from '../shell/SectionBoundary.tsx';
import * as css from './detail.css.ts';
import { entryDraftKey } from './entryDraftKey.ts';

const loadPanel = () => import('./EntryPanel.tsx');
const EntryPanel = lazy(async () => ({ default: (await loadPanel()).EntryPanel }));

const main = `${buttonClass({ variant: 'primary', block: true })} ${css.actMain}`;

/** What somebody outside of its company can do with an opening. */
export function JobActs({ opening: key }: { readonly opening: JobActs_opening$key }): ReactElement | null {
  const opening = useFragment(
    graphql`
      fragment JobActs_opening on JobOpening {
        id
        status
        validThrough
        entryDetail {
          __typename
        }
        ...EntryPanel_opening
      }
    `,
    key,
  );
  const now = useMinute();
  const [open, setOpen] = useState(false);
  const session = useSessionState();
  const audience = session.status === 'member' ? session.audience : 'guest';
  const entered = opening.entryDetail != null;
  const begun =
    !open && session.status === 'member' && hasDraft(entryDraftKey(session.viewer.id, opening.id));
  if (opening.status !== 'PUBLIC') {
    return (
      <p className={css.over}>
        {opening.status === 'PRIVATE' ? 'この募集は、いま公開されていません。' : '募集は終了しました。'}
      </p>
    );
  }
  if (entered) return null;
  if (opening.validThrough != null && opening.validThrough < isoDay(now))
    return <p className={css.over}>応募の受付は終わりました。</p>;
  if (audience === 'company') {
    return (
      <div className={css.acts}>
        <p className={css.note}>応募できるのは、つくる人です。</p>
        <CopyLink />
      </div>
    );
  }
  if (audience === 'guest') {
    return (
      <>
        <div className={css.acts}>
          <Link to="/sign_up/creator" className={main}>
            登録して応募する
          </Link>
          <CopyLink />
        </div>
        <p className={css.note}>
          登録している方は、
          <Link to="/sign_in" search={{ from: `/jobs/${opening.id}` }} className={link}>
            ログイン
          </Link>
          すると応募できます。
        </p>
      </>
    );
  }
  if (seesOnlyPublic(session)) {
    return (
      <>
        <div className={css.acts}>
          <Link
            to="/products/create"
            className={`${buttonClass({ variant: 'creator', block: true })} ${css.actMain}`}
          >
            作品を載せる
          </Link>
          <CopyLink />
        </div>
        <p className={css.note}>
          登録から14日がたち、承認された作品がまだないため、応募できません。作品が一点承認されると、応募できます。
        </p>
      </>
    );
  }
  return (
    <>
      <div className={css.acts}>
        <Button
          variant="primary"
          block
          className={css.actMain}
          aria-haspopup="dialog"
          aria-expanded={open}
          onPointerEnter={() => void loadPanel()}
          onFocus={() => void loadPanel()}
          onClick={() => setOpen(true)}
        >
          {begun ? '応募の続きを書く' : '応募する'}
        </Button>
        <CopyLink />
      </div>
      {open && (
        <SectionBoundary title="応募の画面を開けませんでした。">
          <Suspense fallback={null}>
            <EntryPanel opening={opening} onClose={() => setOpen(false)} />
          </Suspense>
        </SectionBoundary>
      )}
    </>
  );
}
