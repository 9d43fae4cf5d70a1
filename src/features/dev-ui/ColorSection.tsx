import type { ReactElement } from 'react';
import { cx } from '../../ui/cx.ts';
import { num } from '../../ui/text/text.css.ts';
import {
  ai,
  ink,
  paper,
  rule,
  shu,
  sink,
  swatch,
  swatches,
  swatchValue,
  swatchWide,
  thin,
} from './devUi.css.ts';
import { Section } from './Section.tsx';

const colors = [
  { mark: '紙', name: '紙', look: paper, light: '#F8F6F1', dark: '#141310', wide: true },
  { mark: '沈', name: '沈み', look: sink, light: '#F0EDE5', dark: '#0D0C0A' },
  { mark: '罫', name: '罫', look: rule, light: '#DDD8CD', dark: '#322F29' },
  { mark: '淡', name: '淡墨', look: thin, light: '#6B665C 5.3', dark: '#989183 5.9' },
  { mark: '墨', name: '墨', look: ink, light: '#181714 16.6', dark: '#F1EDE4 15.9' },
  { mark: '藍', name: '藍', look: ai, light: '#22379B 9.3', dark: '#A3B1FA 9.1' },
  { mark: '朱', name: '朱', look: shu, light: '#C2371B 5.0', dark: '#F2805F 7.1' },
];

export function ColorSection(): ReactElement {
  return (
    <Section number={1} title="色" note="藍は会社と操作。朱はつくる人と未読と誤り。">
      <div className={swatches}>
        {colors.map((color) => (
          <div key={color.mark} className={cx(color.wide === true && swatchWide)}>
            <div className={cx(swatch, color.look)} aria-hidden="true">
              {color.mark}
            </div>
            <b>{color.name}</b>
            <span className={cx(num, swatchValue)}>
              {color.light}
              <br />
              {color.dark}
            </span>
          </div>
        ))}
      </div>
    </Section>
  );
}
