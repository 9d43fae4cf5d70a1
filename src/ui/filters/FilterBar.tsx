import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { countOfValues, knownValues, labelsOf } from './filterFacet.ts';
import type { FilterFacet, FilterValues } from './filterFacet.ts';
import { FilterMenu } from './FilterMenu.tsx';
import * as css from './filters.css.ts';
import { Icon } from '../icons/Icon.tsx';
import { Tag } from '../text/Tag.tsx';
import { tagClass } from '../text/tagClass.ts';
import { part } from '../../lib/part.ts';

const FilterSheet = part(async () => (await import('./FilterSheet.tsx')).FilterSheet);

interface FilterBarProps<Kind extends string> {
  readonly facets: readonly FilterFacet<Kind>[];
  readonly chosen: FilterValues<Kind>;
  /** `step` is one for Back to undo; the further choices made in one go belong to the first. */
  readonly onChange: (kind: Kind, values: readonly string[], step: boolean) => void;
  /** Everything at once; `correction` when nobody chose it, and Back should not lead there. */
  readonly onReplace: (chosen: FilterValues<Kind>, correction: boolean) => void;
}

/** A list's filters, and what is chosen as tags that are taken away with one press. */
export function FilterBar<Kind extends string>({
  facets,
  chosen,
  onChange,
  onReplace,
}: FilterBarProps<Kind>): ReactElement {
  const [open, setOpen] = useState(false);
  const bar = useRef<HTMLElement>(null);
  const focusAt = useRef<number | null>(null);
  const tags = facets.flatMap((facet) =>
    labelsOf(facet, chosen[facet.kind] ?? []).map((option) => ({ ...option, kind: facet.kind })),
  );

  /** Numbers that no list of ours has, from an old or a mistyped address, are dropped from it. */
  const hasUnknown = tags.length < countOfValues(chosen);
  const dropUnknown = useEffectEvent(() => onReplace(knownValues(facets, chosen), true));
  useEffect(() => {
    if (hasUnknown) dropUnknown();
  }, [hasUnknown]);

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
    const left = chosen[kind] ?? [];
    onChange(
      kind,
      left.filter((each) => each !== value),
      true,
    );
  };
  return (
    <section ref={bar} className={css.bar} aria-label="絞り込み">
      <button
        type="button"
        className={`${tagClass()} ${css.opener}`}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={FilterSheet.ahead}
        onFocus={FilterSheet.ahead}
        onClick={() => setOpen(true)}
      >
        <Icon name="filter" size={16} />
        絞り込む
        {tags.length > 0 && <b className={css.openerCount}>{tags.length}</b>}
      </button>
      <div className={css.menus}>
        {facets.map((facet) => (
          <FilterMenu
            key={facet.kind}
            facet={facet}
            values={chosen[facet.kind] ?? []}
            onChange={(values, step) => onChange(facet.kind, values, step)}
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
              onReplace({}, false);
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
            chosen={chosen}
            onClose={() => setOpen(false)}
            onApply={(next) => {
              setOpen(false);
              if (countOfValues(next) > 0 || countOfValues(chosen) > 0) onReplace(next, false);
            }}
          />
        </Suspense>
      )}
    </section>
  );
}
