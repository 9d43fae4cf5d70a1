import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { tagClass } from '../../ui/tagClass.ts';
import { countOfFilters, tabOf, valuesOf, withValues } from './discoverSearch.ts';
import { labelsOf } from './filterFacets.ts';
import { FilterMenu } from './FilterMenu.tsx';
import * as css from './filters.css.ts';
import { useDiscoverSearch } from './useDiscoverSearch.ts';
import { useFilterFacets } from './useFilterFacets.ts';

const loadSheet = () => import('./FilterSheet.tsx');
const FilterSheet = lazy(async () => ({ default: (await loadSheet()).FilterSheet }));

/** The seven filters, and what is chosen as tags that are taken away with one press. */
export function FilterBar(): ReactElement {
  const { search, set, setAll, clear } = useDiscoverSearch();
  const [open, setOpen] = useState(false);
  const bar = useRef<HTMLElement>(null);
  const focusAt = useRef<number | null>(null);
  const facets = useFilterFacets(tabOf(search));
  const tags = facets.flatMap((facet) =>
    labelsOf(facet, valuesOf(search, facet.kind)).map((option) => ({ ...option, kind: facet.kind })),
  );

  /** Numbers that no list of ours has, from an old or a mistyped address, are dropped from it. */
  const known = facets.reduce((kept, facet) => {
    const values = valuesOf(kept, facet.kind).filter((value) =>
      facet.options.some((option) => option.value === value),
    );
    return values.length === valuesOf(kept, facet.kind).length ? kept : withValues(kept, facet.kind, values);
  }, search);
  const dropUnknown = useEffectEvent(() => setAll(known, true));
  useEffect(() => {
    if (known !== search) dropUnknown();
  }, [known, search]);

  // The tag that had the focus is gone: the next one has it, or whatever stands before them.
  const moveFocus = useEffectEvent((left: number) => {
    if (focusAt.current === null) return;
    const buttons = [...(bar.current?.querySelectorAll<HTMLElement>('[data-tags] button') ?? [])];
    const next = left === 0 ? undefined : buttons[focusAt.current];
    (next ?? bar.current?.querySelector<HTMLElement>('button'))?.focus();
    focusAt.current = null;
  });
  useEffect(() => moveFocus(tags.length), [tags.length]);

  const without = (at: number, { kind, value }: (typeof tags)[number]): void => {
    focusAt.current = at;
    set(
      kind,
      valuesOf(search, kind).filter((each) => each !== value),
    );
  };
  return (
    <section ref={bar} className={css.bar} aria-label="しぼりこみ">
      <button
        type="button"
        className={`${tagClass()} ${css.opener}`}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={() => void loadSheet()}
        onFocus={() => void loadSheet()}
        onClick={() => setOpen(true)}
      >
        <Icon name="filter" size={16} />
        しぼる
        {tags.length > 0 && <b className={css.openerCount}>{tags.length}</b>}
      </button>
      <div className={css.menus}>
        {facets.map((facet) => (
          <FilterMenu
            key={facet.kind}
            facet={facet}
            values={valuesOf(search, facet.kind)}
            onChange={(values, step) => set(facet.kind, values, step)}
          />
        ))}
      </div>
      {tags.length > 0 && (
        <div className={css.tags} data-tags="">
          {tags.map((tag, at) => (
            <Tag key={tag.value} onRemove={() => without(at, tag)}>
              {tag.label}
            </Tag>
          ))}
          <button
            type="button"
            className={css.clear}
            onClick={() => {
              focusAt.current = 0;
              clear();
            }}
          >
            すべて外す
          </button>
        </div>
      )}
      {open && (
        <Suspense fallback={null}>
          <FilterSheet
            facets={facets}
            search={search}
            onClose={() => setOpen(false)}
            onApply={(next) => {
              setOpen(false);
              if (countOfFilters(next) > 0 || countOfFilters(search) > 0) setAll(next);
            }}
          />
        </Suspense>
      )}
    </section>
  );
}
