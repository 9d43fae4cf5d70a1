import { useId, useState } from 'react';
import type { ReactElement } from 'react';
import { cx } from '../cx.ts';
import { Checkbox } from '../choices/Checkbox.tsx';
import { TextField } from '../fields/text/TextField.tsx';
import type { ChoiceCounts, FilterFacet } from './filterFacet.ts';
import * as css from './filters.css.ts';
import { SwatchLabel } from '../pictures/SwatchLabel.tsx';

const grouped = new Intl.NumberFormat('ja-JP');

function countWords(found: ReturnType<ChoiceCounts['get']>): string {
  const { count, isMore } = found ?? { count: 0, isMore: false };
  return `${grouped.format(count)}${isMore ? '以上' : ''}`;
}

/** Longer lists get a search box. */
const seenAtOnce = 14;

/** Names with more characters want a wide column on a phone. */
const shortName = 9;

interface FilterChoicesProps {
  readonly facet: FilterFacet;
  readonly values: readonly string[];
  /** Undefined until they are known. */
  readonly counts: ChoiceCounts | undefined;
  readonly onChange: (values: readonly string[]) => void;
}

export function FilterChoices({ facet, values, counts: known, onChange }: FilterChoicesProps): ReactElement {
  const counts = facet.isUncounted === true ? undefined : known;
  const hasColors = facet.options.some(({ color }) => color !== undefined);
  const hasLongNames = facet.options.some(({ label }) => label.length > shortName);
  const id = useId();
  const [words, setWords] = useState('');
  const wanted = words.trim().normalize('NFKC').toLowerCase();
  const shown = facet.options.filter(({ label }) => label.normalize('NFKC').toLowerCase().includes(wanted));
  return (
    <fieldset className={css.choices}>
      <legend className={css.choicesName}>{facet.name}</legend>
      {facet.options.length > seenAtOnce && !hasColors && (
        <TextField
          type="search"
          label={`${facet.name}を探す`}
          labelHidden
          placeholder={`${facet.name}を探す`}
          value={words}
          onChange={(next) => setWords(next)}
        />
      )}
      <div className={cx(css.choiceList, hasColors && css.choicePairs, hasLongNames && css.choiceLongNames)}>
        {shown.map(({ value, label, color }) => (
          <div key={value} className={css.choice}>
            <Checkbox
              className={css.choiceWords}
              checked={values.includes(value)}
              aria-describedby={counts && `${id}-${value}`}
              onChange={(checked) =>
                onChange(checked ? values.concat(value) : values.filter((each) => each !== value))
              }
            >
              <SwatchLabel color={color}>{label}</SwatchLabel>
            </Checkbox>
            {counts && (
              <span id={`${id}-${value}`} className={css.choiceCount}>
                {countWords(counts.get(value))}
              </span>
            )}
          </div>
        ))}
      </div>
      {shown.length === 0 && <p className={css.noChoice}>「{words}」は見つかりません。</p>}
    </fieldset>
  );
}
