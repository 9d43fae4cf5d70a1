import type { ReactElement } from 'react';
import { arriving } from '../../../ui/arriving.ts';
import { fieldPlace, form } from './parts.css.ts';
import { SettingsSection } from './SettingsSection.tsx';

const ThemeChoice = arriving(async () => (await import('./ThemeChoice.tsx')).ThemeChoice);

export function DisplaySection(): ReactElement {
  return (
    <SettingsSection id="display" lead="このブラウザーだけの設定です。">
      <div className={form}>
        <ThemeChoice of={{}} waiting={<div className={fieldPlace} />} />
      </div>
    </SettingsSection>
  );
}
