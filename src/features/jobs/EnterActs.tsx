import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { EnterActs_opening$key } from '../../../__generated__/EnterActs_opening.graphql.ts';
import { ahead } from '../../lib/ahead.ts';
import { hasDraft } from '../../lib/formDraft.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonClass } from '../../ui/buttonClass.ts';
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

/** How a creator enters an opening, and how a guest comes to it. */
export function EnterActs({ opening: key }: { readonly opening: EnterActs_opening$key }): ReactElement {
  const opening = useFragment(
    graphql`
      fragment EnterActs_opening on JobOpening {
        id
        ...EntryPanel_opening
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
          onPointerEnter={() => ahead(loadPanel)}
          onFocus={() => ahead(loadPanel)}
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
