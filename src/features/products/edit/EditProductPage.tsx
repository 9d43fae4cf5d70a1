import { useParams } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { arriving } from '../../../ui/arriving.ts';
import { WaitingWork } from './WaitingWork.tsx';

// The route asks for it together with this page and its query.
const EditedWork = arriving(async () => (await import('./EditedWork.tsx')).EditedWork);

/** `/products/edit/{id}` */
export function EditProductPage(): ReactElement {
  const { id } = useParams({ from: '/chrome/products/edit/$id' });
  return <EditedWork of={{ id }} waiting={<WaitingWork title="作品を直す" />} />;
}
