import type { ReactElement } from 'react';
import { Brand } from '../../ui/icons/Mark.tsx';
import { pageTitle } from '../../ui/text/text.css.ts';
import { Tag } from '../../ui/text/Tag.tsx';
import { useTheme } from '../../ui/theme/theme.ts';
import { ButtonSection } from './ButtonSection.tsx';
import { ChoiceSection } from './ChoiceSection.tsx';
import { ColorSection } from './ColorSection.tsx';
import { head, headEnd, top, topNote } from './devUi.css.ts';
import { FieldSection } from './FieldSection.tsx';
import { FloatSection } from './FloatSection.tsx';
import { SmallSection } from './SmallSection.tsx';
import { TableSection } from './TableSection.tsx';
import { TagSection } from './TagSection.tsx';
import { TextSection } from './TextSection.tsx';
import { WaitSection } from './WaitSection.tsx';

const themes = [
  { value: 'light', label: '明' },
  { value: 'dark', label: '暗' },
  { value: 'system', label: '端末' },
] as const;

/** /_dev/ui: every component of the design system in every state. */
export function DevUiPage(): ReactElement {
  const [theme, chooseTheme] = useTheme();
  return (
    <>
      <header className={head}>
        <a href="/">
          <Brand />
        </a>
        <fieldset className={headEnd} aria-label="表示の切り替え">
          {themes.map(({ value, label }) => (
            <Tag key={value} selected={theme === value} onSelect={() => chooseTheme(value)}>
              {label}
            </Tag>
          ))}
        </fieldset>
      </header>
      <main id="main" tabIndex={-1}>
        <div className={top}>
          <h1 className={pageTitle}>部品見本</h1>
          <p className={topNote}>
            墨と紙、藍と朱。作品のほかに色を持たない。
            <br />
            2026年11月21日(土)　第一版
          </p>
        </div>
        <ColorSection />
        <TextSection />
        <ButtonSection />
        <FieldSection />
        <ChoiceSection />
        <TagSection />
        <TableSection />
        <FloatSection />
        <WaitSection />
        <SmallSection />
      </main>
    </>
  );
}
