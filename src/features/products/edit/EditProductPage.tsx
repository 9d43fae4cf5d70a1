import type { ReactElement } from 'react';
import type { EditedWorkQuery$variables } from '../../../../__generated__/EditedWorkQuery.graphql.ts';
import { WaitingWork } from './WaitingWork.tsx';
import { EditedWork } from './EditedWork.part.ts';

/** `/products/edit/{id}` */
export function EditProductPage({
  variables,
}: {
  readonly variables: EditedWorkQuery$variables;
}): ReactElement {
  return <EditedWork id={variables.id} waiting={<WaitingWork title="作品を編集する" />} />;
}
