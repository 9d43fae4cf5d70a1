import type { ReactElement } from 'react';
import { useSearchCombobox } from '../../features/search/useSearchCombobox.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import { cx } from '../../ui/cx.ts';
import * as css from './SearchBox.css.ts';

/** The header's box, which offers what the search page's does. */
export function HeaderSearch(): ReactElement {
  const { input, inputProps, boxProps, sheet, told, hasKey } = useSearchCombobox({
    label: '作品・人・仕事・会社を探す',
  });
  return (
    <div {...boxProps} className={css.inHeader}>
      <search className={cx(css.box, sheet !== null && css.boxOpen)}>
        <Icon name="search" size={16} />
        <input ref={input} className={css.input} {...inputProps} />
        {hasKey && (
          <kbd className={css.key} aria-hidden="true">
            /
          </kbd>
        )}
      </search>
      {sheet !== null && <div className={css.under}>{sheet}</div>}
      <VisuallyHidden>
        <output>{told}</output>
      </VisuallyHidden>
    </div>
  );
}
