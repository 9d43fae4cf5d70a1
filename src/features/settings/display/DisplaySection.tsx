import type { ReactElement } from 'react';
import { fieldPlace, form } from '../parts.css.ts';
import { SettingsSection } from '../SettingsSection.tsx';
import { ThemeChoice } from './ThemeChoice.part.ts';

export function DisplaySection(): ReactElement {
  return (
    <SettingsSection id="display" lead="このブラウザーだけの設定です。">
      <div className={form}>
        <ThemeChoice waiting={<div className={fieldPlace} />} />
      </div>
    </SettingsSection>
  );
}
