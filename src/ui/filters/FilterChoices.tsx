import { useState } from 'react';
import type { ReactElement } from 'react';
import { Checkbox } from '../choices/Checkbox.tsx';
import { TextField } from '../fields/TextField.tsx';
import type { FilterFacet } from './filterFacet.ts';
import * as css from './filters.css.ts';

/** Lists longer than this are searched. */
const seenAtOnce = 14;

interface FilterChoicesProps {
  readonly facet: FilterFacet;
  readonly values: readonly string[];
  readonly onChange: (values: readonly string[]) => void;
}

/** What one kind can be set to: any number of them. */
export function FilterChoices({ facet, values, onChange }: FilterChoicesProps): ReactElement {
  const [words, setWords] = useState('');
  const wanted = words.trim().normalize('NFKC').toLowerCase();
  const shown = facet.options.filter(({ label }) => label.normalize('NFKC').toLowerCase().includes(wanted));
  return (
    <fieldset className={css.choices}>
      <legend className={css.choicesName}>{facet.name}</legend>
      {facet.options.length > seenAtOnce && (
        <TextField
          type="search"
          label={`${facet.name}を探す`}
          labelHidden
          placeholder={`${facet.name}を探す`}
          value={words}
          onChange={(next) => setWords(next)}
        />
      )}
      <div className={css.choiceList}>
        {shown.map(({ value, label }) => (
          <Checkbox
            key={value}
            checked={values.includes(value)}
            onChange={(checked) =>
              onChange(checked ? values.concat(value) : values.filter((each) => each !== value))
            }
          >
            {label}
          </Checkbox>
        ))}
      </div>
      {shown.length === 0 && <p className={css.noChoice}>「{words}」は見つかりません。</p>}
    </fieldset>
  );
}
