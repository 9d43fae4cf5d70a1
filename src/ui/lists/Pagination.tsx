import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { gap, list, neighbour, page as pageClass } from './Pagination.css.ts';

export interface PageLink {
  readonly className: string;
  readonly children: ReactNode;
  readonly 'aria-label': string;
  readonly 'aria-current': 'page' | undefined;
}

interface PaginationProps {
  /** From 1. */
  readonly page: number;
  readonly pageCount: number;
  /** 募集のページ */
  readonly label?: string;
  /** When each page has an address: render the router's link with these props. */
  readonly renderLink?: (page: number, link: PageLink) => ReactNode;
  /** Without addresses: buttons. */
  readonly onChange?: (page: number) => void;
}

/** Both ends, the current page and its neighbours; null is a gap. */
export function shownPages(page: number, pageCount: number): readonly (number | null)[] {
  const wanted = new Set([1, page - 1, page, page + 1, pageCount]);
  // A gap of one page takes as much room as the page.
  if (page <= 4) wanted.add(2).add(3).add(4);
  if (page >= pageCount - 3)
    wanted
      .add(pageCount - 1)
      .add(pageCount - 2)
      .add(pageCount - 3);
  const pages = [...wanted].filter((each) => each >= 1 && each <= pageCount).sort((a, b) => a - b);
  return pages.flatMap((each, index) => {
    const before = pages[index - 1];
    return before !== undefined && each - before > 1 ? [null, each] : [each];
  });
}

export function Pagination({
  page,
  pageCount,
  label = 'ページ',
  renderLink,
  onChange,
}: PaginationProps): ReactElement | null {
  if (pageCount <= 1) return null;
  const turn = (to: number, content: ReactNode, name: string): ReactNode => {
    const there = to >= 1 && to <= pageCount;
    const link: PageLink = {
      className: pageClass,
      children: content,
      'aria-label': name,
      'aria-current': to === page ? 'page' : undefined,
    };
    if (renderLink !== undefined && there) return renderLink(to, link);
    return (
      <button
        type="button"
        className={pageClass}
        aria-label={name}
        aria-current={link['aria-current']}
        disabled={!there}
        onClick={() => onChange?.(to)}
      >
        {content}
      </button>
    );
  };
  return (
    <nav aria-label={label}>
      <ul className={list}>
        <li>{turn(page - 1, <Icon name="left" />, '前のページ')}</li>
        {shownPages(page, pageCount).map((each, index, all) => (
          <li
            key={each ?? `gap-after-${all[index - 1] ?? 0}`}
            className={
              each !== null && Math.abs(each - page) === 1 && each !== 1 && each !== pageCount
                ? neighbour
                : undefined
            }
          >
            {each === null ? (
              <span className={gap} aria-hidden="true">
                …
              </span>
            ) : (
              turn(each, each, `${each}ページ目`)
            )}
          </li>
        ))}
        <li>{turn(page + 1, <Icon name="right" />, '次のページ')}</li>
      </ul>
    </nav>
  );
}
