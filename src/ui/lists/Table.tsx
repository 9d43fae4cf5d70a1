import type { KeyboardEvent, MouseEvent, ReactElement, ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Icon } from '../icons/Icon.tsx';
import {
  cell,
  edge,
  headCell,
  oneLine,
  right,
  row as rowClass,
  scroller,
  sortButton,
  table,
  wideOnly,
} from './Table.css.ts';
import { visuallyHidden } from '../text/VisuallyHidden.css.ts';

export interface TableColumn<R> {
  readonly key: string;
  readonly header: ReactNode;
  readonly cell: (row: R) => ReactNode;
  /** Numbers: right. */
  readonly align?: 'left' | 'right';
  readonly width?: number | string;
  /** Hidden on a phone. */
  readonly wideOnly?: boolean;
  /** The cell that names its row. */
  readonly rowHeader?: boolean;
  readonly sortable?: boolean;
  /** Long text may break; else a cell is one line. */
  readonly wrap?: boolean;
}

export interface TableSort {
  readonly key: string;
  readonly direction: 'ascending' | 'descending';
}

interface TableProps<R> {
  /** The accessible name. */
  readonly caption: string;
  readonly columns: readonly TableColumn<R>[];
  readonly rows: readonly R[];
  readonly rowKey: (row: R) => string;
  readonly selected?: ReadonlySet<string>;
  /** A larger target for the row's own link or button, which it still needs. */
  readonly onRowPress?: (row: R) => void;
  readonly sort?: TableSort | null;
  readonly onSort?: (sort: TableSort) => void;
  readonly className?: string;
}

const controls = 'a, button, input, label, select, textarea';

export function Table<R>({
  caption,
  columns,
  rows,
  rowKey,
  selected,
  onRowPress,
  sort,
  onSort,
  className,
}: TableProps<R>): ReactElement {
  const press = (event: MouseEvent, row: R): void => {
    if (event.target instanceof Element && event.target.closest(controls) !== null) return;
    onRowPress?.(row);
  };
  const enter = (event: KeyboardEvent, row: R): void => {
    if (event.key === 'Enter' && event.target === event.currentTarget) onRowPress?.(row);
  };
  const place = (column: TableColumn<R>): string =>
    cx(column.align === 'right' && right, column.wideOnly === true && wideOnly);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <section className={cx(scroller, className)} aria-label={caption} tabIndex={0}>
      <table className={table}>
        <caption className={visuallyHidden}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => {
              const direction = sort?.key === column.key ? sort.direction : undefined;
              return (
                <th
                  key={column.key}
                  scope="col"
                  className={cx(headCell, place(column))}
                  style={{ width: column.width }}
                  aria-sort={direction}
                >
                  {column.sortable === true ? (
                    <button
                      type="button"
                      className={sortButton}
                      onClick={() =>
                        onSort?.({
                          key: column.key,
                          direction: direction === 'ascending' ? 'descending' : 'ascending',
                        })
                      }
                    >
                      {column.header}
                      <Icon
                        name={direction === undefined ? 'sort' : direction === 'ascending' ? 'up' : 'down'}
                        size={16}
                      />
                    </button>
                  ) : (
                    column.header
                  )}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const key = rowKey(row);
            return (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the row only enlarges the link or button in it
              <tr
                key={key}
                className={rowClass}
                aria-current={selected?.has(key) === true ? 'true' : undefined}
                data-pressable={onRowPress === undefined ? undefined : ''}
                onClick={onRowPress === undefined ? undefined : (event) => press(event, row)}
                onKeyDown={onRowPress === undefined ? undefined : (event) => enter(event, row)}
              >
                {columns.map((column) => {
                  const look = cx(cell, edge, column.wrap !== true && oneLine, place(column));
                  return column.rowHeader === true ? (
                    <th key={column.key} scope="row" className={look}>
                      {column.cell(row)}
                    </th>
                  ) : (
                    <td key={column.key} className={look}>
                      {column.cell(row)}
                    </td>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
