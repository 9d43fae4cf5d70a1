import { useEffect } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { IconButton } from '../../ui/buttons/IconButton.tsx';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import * as css from './search.css.ts';
import type { SearchParams } from './searchParams.ts';
import { useSearchCombobox } from './useSearchCombobox.tsx';

interface SearchFieldProps {
  readonly search: SearchParams;
  /** How much was found. */
  readonly children?: ReactNode;
}

/** The search page's box: what is typed is the page's title. */
export function SearchField({ search, children }: SearchFieldProps): ReactElement {
  const asked = search.q ?? '';
  const { input, inputProps, boxProps, typed, isOpen, sheet, told, clear, close } = useSearchCombobox({
    label: '作品・人・仕事・会社を探す',
    asked,
    tab: search.tab,
  });
  useEffect(() => {
    if (asked === '') input.current?.focus({ preventScroll: true });
  }, [asked, input]);
  return (
    <>
      {sheet !== null && <div className={css.shade} aria-hidden="true" />}
      <div
        {...boxProps}
        className={cx(css.question, sheet !== null && css.questionShown, isOpen && css.questionOpen)}
      >
        <search className={css.line}>
          <Icon name="search" size={24} />
          <input ref={input} className={css.input} {...inputProps} />
          {isOpen && typed.trim() !== '' && typed.trim() !== asked ? (
            <span className={css.total}>入力中</span>
          ) : (
            children !== undefined && <span className={css.total}>{children}</span>
          )}
          {typed !== '' ? (
            <IconButton icon="close" label="入力を消す" onClick={clear} />
          ) : (
            isOpen && <IconButton icon="close" label="候補を閉じる" onClick={close} />
          )}
        </search>
        {sheet !== null && <div className={css.under}>{sheet}</div>}
        <VisuallyHidden>
          <output>{told}</output>
        </VisuallyHidden>
      </div>
    </>
  );
}
