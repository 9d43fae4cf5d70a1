import type { ReactElement } from 'react';
import { PictureMenu } from '../../own-page/PictureMenu.tsx';
import type { CompanyPicture } from '../edit/useUploadCompanyPicture.ts';
import { part } from '../../../lib/part.ts';

const CompanyPictureUpload = part(
  async () => (await import('../edit/CompanyPictureUpload.tsx')).CompanyPictureUpload,
);
const CompanyPictureRemoval = part(
  async () => (await import('../edit/CompanyPictureRemoval.tsx')).CompanyPictureRemoval,
);

const words: Readonly<Record<CompanyPicture, string>> = {
  face: '会社のアイコン',
  cover: 'カバー画像',
};

interface CompanyPictureActsProps {
  readonly kind: CompanyPicture;
  /** Whether there is one now. */
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
