import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { EnterActs_opening$key } from '../../../../__generated__/EnterActs_opening.graphql.ts';
import { hasDraft } from '../../../lib/drafts/record.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { buttonClass } from '../../../ui/buttons/buttonClass.ts';
import { link } from '../../../ui/text/link.css.ts';
import { seesOnlyPublic } from '../../session/memberContent.ts';
import { useSessionState } from '../../session/session.ts';
import { CopyLink } from '../../../ui/buttons/CopyLink.tsx';
import { OpeningBookmarkToggle } from '../../bookmarks/OpeningBookmark.tsx';
import { SectionBoundary } from '../../page/SectionBoundary.tsx';
import * as css from '../opening/detail.css.ts';
import { entryDraftKey } from './entryDraftKey.ts';
import { part } from '../../../lib/part.ts';

const EntryPanel = part(async () => (await import('./EntryPanel.tsx')).EntryPanel);

const main = `${buttonClass({ variant: 'primary', block: true })} ${css.actMain}`;

/** Applying for creators, and the way to it for guests. */
export function EnterActs({ opening: key }: { readonly opening: EnterActs_opening$key }): ReactElement {
  const opening = useFragment(
    graphql`
      fragment EnterActs_opening on JobOpening {
        id
        ...EntryPanel_opening
        ...OpeningBookmark_opening
      }
    `,
    key,
  );
  const [open, setOpen] = useState(false);
  const session = useSessionState();
  const begun =
    !open && session.status === 'member' && hasDraft(entryDraftKey(session.viewer.id, opening.id));
  if (session.status !== 'member') {
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
          登録から14日がたち、承認された作品がまだないため、応募できません。作品が1点承認されると、応募できます。
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
          onPointerEnter={EntryPanel.ahead}
          onFocus={EntryPanel.ahead}
          onClick={() => setOpen(true)}
        >
          {begun ? '応募の続きを書く' : '応募する'}
        </Button>
        <OpeningBookmarkToggle opening={opening} />
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
