import type { ReactElement } from 'react';
import { MenuButton } from '../buttons/MenuButton.tsx';
import { Icon } from '../icons/Icon.tsx';
import * as css from './filters.css.ts';

interface SortMenuProps<Sort extends string> {
  /** The first, without a name in the address, is how the list stands unless told. */
  readonly sorts: readonly { readonly sort: Sort | undefined; readonly name: string }[];
  readonly current: Sort | undefined;
  readonly onChange: (sort: Sort | undefined) => void;
  /** 並び stands before it. */
  readonly isNamed?: boolean;
}

/** In which order a list stands. */
export function SortMenu<Sort extends string>({
  sorts,
  current,
  onChange,
  isNamed = false,
}: SortMenuProps<Sort>): ReactElement {
  const name = (sorts.find(({ sort }) => sort === current) ?? sorts[0])?.name ?? '';
  return (
    <MenuButton
      label={`${isNamed ? '並び' : '並び替え'} ${name}`}
      look="plain"
      className={css.sort}
      entries={sorts.map((each) => ({
        id: each.sort ?? 'first',
        label: each.name,
        selected: each.sort === current,
        onAction: () => onChange(each.sort),
      }))}
    >
      {isNamed && <span className={css.sortName}>並び</span>}{' '}
      <span className={isNamed ? css.sortSet : undefined}>{name}</span>
      <Icon name="down" size={16} />
    </MenuButton>
  );
}
