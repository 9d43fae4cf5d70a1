import type { ReactElement } from 'react';
import { WaitingFilterBar } from '../../ui/filters/WaitingFilterBar.tsx';
import type { FilterKind } from './discoverSearch.ts';
import { facetNames } from './facetNames.ts';

/** The filters while what they can be set to is on its way. */
export function WaitingFilters({ kinds }: { readonly kinds: readonly FilterKind[] }): ReactElement {
  return <WaitingFilterBar names={kinds.map((kind) => facetNames[kind])} />;
}
