import type { ReactElement } from 'react';
import { NotFoundPage } from '../../routes/NotFoundPage.tsx';
import { BareLayout } from '../chrome/BareLayout.tsx';

/** In the place of everything, at an address that leads nowhere. */
export function NotFound(): ReactElement {
  return (
    <BareLayout>
      <NotFoundPage />
    </BareLayout>
  );
}
