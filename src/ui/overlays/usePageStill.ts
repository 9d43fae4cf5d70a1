import { useLayoutEffect, useState } from 'react';
import { usePreventScroll } from 'react-aria/usePreventScroll';
import { isIOS } from '../isIOS.ts';
import { hasBar, holdPage } from './stillPage.ts';

/** The page behind does not scroll, and stands where it stood. */
export function usePageStill(still: boolean): void {
  // On iOS alone it scrolls all the same, and needs react-aria's way around that.
  const ios = isIOS();
  usePreventScroll({ isDisabled: !still || !ios });
  // Asked for before anything is added to the page: later the answer would take a layout.
  const [bar] = useState(hasBar);
  const held = still && !ios;
  useLayoutEffect(() => (held ? holdPage(bar) : undefined), [held, bar]);
}
