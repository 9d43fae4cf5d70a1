import { lazy, Suspense, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { MenuButton } from '../../ui/MenuButton.tsx';
import type { MenuEntry } from '../../ui/menuEntries.ts';
import { toast } from '../../ui/toast.ts';
import { useKeptFocus } from '../../ui/useKeptFocus.ts';
import { useSession } from '../accounts/session.ts';
import { reportError } from '../shell/errorReport.ts';
import * as css from './me.css.ts';
import type { PictureKind } from './useUploadPicture.ts';

// With their mutations: a page that is only read needs neither.
const PictureUpload = lazy(async () => ({ default: (await import('./PictureUpload.tsx')).PictureUpload }));
const PictureRemoval = lazy(async () => ({ default: (await import('./PictureRemoval.tsx')).PictureRemoval }));

const words: Readonly<Record<PictureKind, string>> = {
  face: 'プロフィール画像',
  cover: 'カバー画像',
};

interface PictureActsProps {
  readonly kind: PictureKind;
  /** Whether there is one now. */
  readonly present: boolean;
}

/** Changes and deletes one’s own picture, from the picture’s own corner. */
export function PictureActs({ kind, present }: PictureActsProps): ReactElement {
  const [open, setOpen] = useState<'upload' | 'removal' | null>(null);
  const session = useSession();
  const place = useRef<HTMLDivElement>(null);
  useKeptFocus(place);
  const word = words[kind];
  const close = (): void => setOpen(null);
  const done = (text: string): void => {
    close();
    toast.success(text);
    // The head shows the picture too.
    session.refetch().catch(reportError);
  };
  const upload = (): void => setOpen('upload');
  const entries: readonly MenuEntry[] = [
    { id: 'upload', label: '別の画像に変える', icon: 'image', onAction: upload },
    { id: 'removal', label: '削除する', icon: 'trash', danger: true, onAction: () => setOpen('removal') },
  ];
  return (
    <>
      {kind === 'cover' ? (
        <div ref={place} className={css.coverAct} tabIndex={-1}>
          {present ? (
            <MenuButton size="s" className={css.onPicture} label={`${word}を変える`} entries={entries}>
              <Icon name="image" size={16} />
              {word}を変える
            </MenuButton>
          ) : (
            <Button
              size="s"
              className={css.onPicture}
              icon={<Icon name="image" size={16} />}
              onClick={upload}
            >
              {word}を選ぶ
            </Button>
          )}
        </div>
      ) : (
        <div ref={place} className={css.faceAct} tabIndex={-1}>
          {present ? (
            <MenuButton
              look="icon"
              size="s"
              className={css.onFace}
              label={`${word}を変える`}
              placement="bottom start"
              entries={entries}
            >
              <Icon name="image" size={16} />
            </MenuButton>
          ) : (
            <IconButton
              size="s"
              icon="image"
              className={css.onFace}
              label={`${word}を選ぶ`}
              onClick={upload}
            />
          )}
        </div>
      )}
      <Suspense fallback={null}>
        {open === 'upload' && (
          <PictureUpload
            kind={kind}
            title={word}
            onClose={close}
            onDone={() => done(`${word}を変えました。`)}
          />
        )}
        {open === 'removal' && (
          <PictureRemoval
            kind={kind}
            title={`${word}を削除しますか`}
            onClose={close}
            onDone={() => done(`${word}を削除しました。`)}
          />
        )}
      </Suspense>
    </>
  );
}
