import type { ReactElement } from 'react';
import { RadioGroup } from '../../../ui/RadioGroup.tsx';
import { useTheme } from '../../../ui/theme.ts';

const themes = [
  { value: 'light', label: '明るい' },
  { value: 'dark', label: '暗い' },
  { value: 'system', label: '端末に合わせる' },
] as const;

/** The same choice as in the colophon and the account's menu. It belongs to this browser. */
export function ThemeChoice(): ReactElement {
  const [theme, chooseTheme] = useTheme();
  return (
    <RadioGroup
      label="画面の明るさ"
      layout="segments"
      options={themes}
      value={theme}
      onChange={chooseTheme}
    />
  );
}
