import type { ReactElement } from 'react';
import { useSession } from '../../session/session.ts';
import { reportError } from '../../page/errorReport.ts';
import { type PictureKind, PictureMenu } from '../../own-page/PictureMenu.tsx';
import { part } from '../../../lib/part.ts';

const PictureUpload = part(async () => (await import('./PictureUpload.tsx')).PictureUpload);
const PictureRemoval = part(async () => (await import('./PictureRemoval.tsx')).PictureRemoval);

const words: Readonly<Record<PictureKind, string>> = {
  face: 'プロフィール画像',
  cover: 'カバー画像',
};

interface PictureActsProps {
  readonly kind: PictureKind;
  readonly present: boolean;
}

export function PictureActs({ kind, present }: PictureActsProps): ReactElement {
  const session = useSession();
  return (
    <PictureMenu
      shape={kind}
      word={words[kind]}
      present={present}
      renderUpload={(dialog) => <PictureUpload kind={kind} {...dialog} />}
      renderRemoval={(dialog) => <PictureRemoval kind={kind} {...dialog} />}
      // The header shows the picture too.
      onChanged={() => void session.refetch().catch(reportError)}
    />
  );
}
