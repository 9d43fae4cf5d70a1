import type { ReactElement } from 'react';
import { arriving } from '../../../ui/arriving.ts';
import { WaitingWork } from './WaitingWork.tsx';

// The route asks for it together with this page and its query.
const NewWork = arriving(async () => (await import('./NewWork.tsx')).NewWork);

/** `/products/create` */
export function CreateProductPage(): ReactElement {
  return <NewWork of={{}} waiting={<WaitingWork title="作品を載せる" />} />;
}
