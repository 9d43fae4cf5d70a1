import type { ReactElement } from 'react';
import { NotFoundPage } from '../../routes/NotFoundPage.tsx';
import { BareLayout } from '../chrome/BareLayout.tsx';

export function NotFound(): ReactElement {
  return (
    <BareLayout>
      <NotFoundPage />
    </BareLayout>
  );
}
