import type { ReactElement } from 'react';
import { WaitingWork } from './WaitingWork.tsx';
import { NewWork } from './NewWork.part.ts';

/** `/products/create` */
export function CreateProductPage(): ReactElement {
  return <NewWork waiting={<WaitingWork title="作品を載せる" />} />;
}
