import { useParams } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { WaitingWork } from './WaitingWork.tsx';
import { EditedWork } from './EditedWork.part.ts';

/** `/products/edit/{id}` */
export function EditProductPage(): ReactElement {
  const { id } = useParams({ from: '/chrome/products/edit/$id' });
  return <EditedWork id={id} waiting={<WaitingWork title="作品を編集する" />} />;
}
