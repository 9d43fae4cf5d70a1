import { useId } from 'react';
import type { ReactElement } from 'react';
import { type ThemeChoice, useTheme } from './theme.ts';
import * as css from './ThemeSwitch.css.ts';

const choices: readonly { readonly value: ThemeChoice; readonly word: string }[] = [
  { value: 'light', word: 'ライト' },
  { value: 'dark', word: 'ダーク' },
  { value: 'system', word: '端末に合わせる' },
];

export function ThemeSwitch({ legend }: { readonly legend: string }): ReactElement {
  const [chosen, choose] = useTheme();
  const name = useId();
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{legend}</legend>
      <span className={css.choices}>
        {choices.map(({ value, word }) => (
          <label key={value} className={css.choice}>
            <input
              className={css.radio}
              type="radio"
              name={name}
              value={value}
              checked={chosen === value}
              onChange={() => choose(value)}
            />
            <span className={css.word}>{word}</span>
          </label>
        ))}
      </span>
    </fieldset>
  );
}
