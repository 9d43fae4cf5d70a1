import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { countOfValues, knownValues, labelsOf } from './filterFacet.ts';
import type { Counted, CountedChoices, FilterFacet, FilterValues } from './filterFacet.ts';
import { FilterMenu } from './FilterMenu.tsx';
import * as css from './filters.css.ts';
import { Icon } from '../icons/Icon.tsx';
import { Swatch } from '../pictures/Swatch.tsx';
import { Tag } from '../text/Tag.tsx';
import { tagClass } from '../text/tagClass.ts';
import { part } from '../../lib/part.ts';

const FilterSheet = part(async () => (await import('./FilterSheet.tsx')).FilterSheet);

const uncounted = (_kinds: unknown, _chosen: unknown, show: CountedChoices<string>['show']): ReactElement =>
  show(undefined);

interface FilterBarProps<Kind extends string> {
  readonly facets: readonly FilterFacet<Kind>[];
  readonly chosen: FilterValues<Kind>;
  /** `step`: the choice gets a history entry; further choices in the same menu do not. */
  readonly onChange: (kind: Kind, values: readonly string[], step: boolean) => void;
  /** Replaces all at once; `correction` when the person did not choose it, so it gets no history entry. */
  readonly onReplace: (chosen: FilterValues<Kind>, correction: boolean) => void;
  /** Where it is known what each choice finds. */
  readonly renderCounted?: Counted<Kind>;
  /** At the end, on a phone before what is chosen: in which order the list stands. */
  readonly aside?: ReactNode;
}

/** A list's filters, with chosen values as removable tags. */
export function FilterBar<Kind extends string>({
  facets,
  chosen,
  onChange,
  onReplace,
  renderCounted = uncounted,
  aside,
}: FilterBarProps<Kind>): ReactElement {
  const [open, setOpen] = useState(false);
  const bar = useRef<HTMLElement>(null);
  const focusAt = useRef<number | null>(null);
  const kinds = facets.map(({ kind }) => kind);
  const tags = facets.flatMap((facet) =>
    labelsOf(facet, chosen[facet.kind] ?? []).map((option) => ({ ...option, kind: facet.kind })),
  );

  /** Removes values from an old or mistyped address. */
  const hasUnknown = tags.length < countOfValues(chosen);
  const dropUnknown = useEffectEvent(() => onReplace(knownValues(facets, chosen), true));
  useEffect(() => {
    if (hasUnknown) dropUnknown();
  }, [hasUnknown]);

  // The focused tag is gone: focus the next one, or the filters.
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
            renderCounted={(show) =>
              facet.isUncounted === true ? show(undefined) : renderCounted([facet.kind], chosen, show)
            }
          />
        ))}
      </div>
      {aside && <div className={css.aside}>{aside}</div>}
      {tags.length > 0 && (
        <div className={css.tags} data-tags="">
          {tags.map((tag, at) => (
            <Tag
              key={tag.value}
              leading={tag.color !== undefined && <Swatch color={tag.color} size={12} />}
              onRemove={() => without(at, tag)}
            >
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
            renderCounted={(next, show) => renderCounted(kinds, next, show)}
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
