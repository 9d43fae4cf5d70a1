import { Suspense, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { Button } from '../../ui/buttons/Button.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { IconButton } from '../../ui/buttons/IconButton.tsx';
import { MenuButton } from '../../ui/buttons/MenuButton.tsx';
import type { MenuEntry } from '../../ui/overlays/menuEntries.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { useKeptFocus } from '../../ui/overlays/useKeptFocus.ts';
import * as css from './PictureMenu.css.ts';

export type PictureKind = 'cover' | 'face';

export interface PictureDialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

interface PictureMenuProps {
  readonly shape: PictureKind;
  /** Such as プロフィール画像. */
  readonly word: string;
  readonly present: boolean;
  /** Dialogs and their mutations are loaded only when opened. */
  readonly renderUpload: (dialog: PictureDialogProps) => ReactElement;
  readonly renderRemoval: (dialog: PictureDialogProps) => ReactElement;
  readonly onChanged?: () => void;
}

/** Changes and deletes a picture. */
export function PictureMenu({
  shape,
  word,
  present,
  renderUpload,
  renderRemoval,
  onChanged,
}: PictureMenuProps): ReactElement {
  const [open, setOpen] = useState<'upload' | 'removal' | null>(null);
  const place = useRef<HTMLDivElement>(null);
  useKeptFocus(place);
  const onClose = (): void => setOpen(null);
  const done = (text: string): void => {
    onClose();
    toast.success(text);
    onChanged?.();
  };
  const choose = (): void => setOpen('upload');
  const entries: readonly MenuEntry[] = [
    { id: 'upload', label: '別の画像に変更する', icon: 'image', onAction: choose },
    { id: 'removal', label: '削除する', icon: 'trash', danger: true, onAction: () => setOpen('removal') },
  ];
  const icon = <Icon name="image" size={16} />;
  return (
    <>
      {shape === 'cover' ? (
        <div ref={place} className={css.onCover} tabIndex={-1}>
          {present ? (
            <MenuButton size="s" className={css.coverButton} label={`${word}を変更する`} entries={entries}>
              {icon}
              {word}を変更する
            </MenuButton>
          ) : (
            <Button size="s" className={css.coverButton} icon={icon} onClick={choose}>
              {word}を選ぶ
            </Button>
          )}
        </div>
      ) : (
        <div ref={place} className={css.onFace} tabIndex={-1}>
          {present ? (
            <MenuButton
              look="icon"
              size="s"
              className={css.faceButton}
              label={`${word}を変更する`}
              placement="bottom start"
              entries={entries}
            >
              {icon}
            </MenuButton>
          ) : (
            <IconButton
              size="s"
              icon="image"
              className={css.faceButton}
              label={`${word}を選ぶ`}
              onClick={choose}
            />
          )}
        </div>
      )}
      <Suspense fallback={null}>
        {open === 'upload' &&
          renderUpload({ title: word, onClose, onDone: () => done(`${word}を変更しました。`) })}
        {open === 'removal' &&
          renderRemoval({
            title: `${word}を削除しますか`,
            onClose,
            onDone: () => done(`${word}を削除しました。`),
          })}
      </Suspense>
    </>
  );
}
