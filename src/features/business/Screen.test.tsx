import { act, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { chooseTheme } from '../../ui/theme/theme.ts';
import { Screen } from './Screen.tsx';
import { deskScreen } from './screens.ts';

test('is dark as the system is, until one theme is chosen', () => {
  const { container } = render(<Screen screen={deskScreen} width={1440} height={900} alt="" />);
  const dark = () => {
    const source = container.querySelector('source');
    return source && [source.media, source.srcset];
  };
  expect(dark()).toEqual(['(prefers-color-scheme: dark)', deskScreen.darkSrcSet]);
  act(() => chooseTheme('dark'));
  expect(dark()).toEqual(['', deskScreen.darkSrcSet]);
  act(() => chooseTheme('light'));
  expect(dark()).toBeNull();
  act(() => chooseTheme('system'));
});
