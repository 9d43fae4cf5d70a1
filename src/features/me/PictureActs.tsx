import { lazy, Suspense, useState } from 'react';
import type { ReactElement } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { toast } from '../../ui/toast.ts';
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

/** Changes and deletes one’s own picture. */
export function PictureActs({ kind, present }: PictureActsProps): ReactElement {
  const [open, setOpen] = useState<'upload' | 'removal' | null>(null);
  const session = useSession();
  const word = words[kind];
  const close = (): void => setOpen(null);
  const done = (text: string): void => {
    close();
    toast.success(text);
    // The head shows the picture too.
    session.refetch().catch(reportError);
  };
  return (
    <div className={css.pictureActs}>
      <Button size="s" icon={<Icon name="image" size={16} />} onClick={() => setOpen('upload')}>
        {present ? `${word}を変える` : `${word}を選ぶ`}
      </Button>
      {present && (
        <Button size="s" variant="text" aria-label={`${word}を削除する`} onClick={() => setOpen('removal')}>
          削除する
        </Button>
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
    </div>
  );
}
