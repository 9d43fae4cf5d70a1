import { lazy } from 'react';
import type { ReactElement } from 'react';
import { useSession } from '../accounts/session.ts';
import { reportError } from '../shell/errorReport.ts';
import { PictureMenu } from '../shell/PictureMenu.tsx';
import type { PictureKind } from './useUploadPicture.ts';

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

/** One’s own face or cover. */
export function PictureActs({ kind, present }: PictureActsProps): ReactElement {
  const session = useSession();
  return (
    <PictureMenu
      shape={kind}
      word={words[kind]}
      present={present}
      renderUpload={(dialog) => <PictureUpload kind={kind} {...dialog} />}
      renderRemoval={(dialog) => <PictureRemoval kind={kind} {...dialog} />}
      // The head shows the picture too.
      onChanged={() => void session.refetch().catch(reportError)}
    />
  );
}
