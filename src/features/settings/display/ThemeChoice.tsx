import type { ReactElement } from 'react';
import { RadioGroup } from '../../../ui/choices/RadioGroup.tsx';
import { useTheme } from '../../../ui/theme/theme.ts';

const themes = [
  { value: 'light', label: 'ライト' },
  { value: 'dark', label: 'ダーク' },
  { value: 'system', label: '端末に合わせる' },
] as const;

/** As in the footer and the account menu; stored in this browser. */
export function ThemeChoice(): ReactElement {
  const [theme, chooseTheme] = useTheme();
  return (
    <RadioGroup label="テーマ" layout="segments" options={themes} value={theme} onChange={chooseTheme} />
  );
}
