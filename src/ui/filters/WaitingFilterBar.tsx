import type { ReactElement } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { tagClass } from '../text/tagClass.ts';
import * as css from './filters.css.ts';

/** The names of a list's filters, where they are about to stand. */
export function WaitingFilterBar({ names }: { readonly names: readonly string[] }): ReactElement {
  return (
    <div className={css.bar} aria-hidden="true">
      <span className={`${tagClass()} ${css.opener}`}>
        <Icon name="filter" size={16} />
        絞り込む
      </span>
      <div className={css.menus}>
        {names.map((name) => (
          <span key={name} className={css.waitingName}>
            {name}
            <Icon name="down" size={16} />
          </span>
        ))}
      </div>
    </div>
  );
}
