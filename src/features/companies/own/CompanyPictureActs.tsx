import type { ReactElement } from 'react';
import { type PictureKind, PictureMenu } from '../../own-page/PictureMenu.tsx';
import { part } from '../../../lib/part.ts';

const CompanyPictureUpload = part(
  async () => (await import('../edit/CompanyPictureUpload.tsx')).CompanyPictureUpload,
);
const CompanyPictureRemoval = part(
  async () => (await import('../edit/CompanyPictureRemoval.tsx')).CompanyPictureRemoval,
);

const words: Readonly<Record<PictureKind, string>> = {
  face: '会社のアイコン',
  cover: 'カバー画像',
};

interface CompanyPictureActsProps {
  readonly kind: PictureKind;
  readonly present: boolean;
}

export function CompanyPictureActs({ kind, present }: CompanyPictureActsProps): ReactElement {
  return (
    <PictureMenu
      shape={kind}
      word={words[kind]}
      present={present}
      renderUpload={(dialog) => <CompanyPictureUpload kind={kind} {...dialog} />}
      renderRemoval={(dialog) => <CompanyPictureRemoval kind={kind} {...dialog} />}
    />
  );
}
