import { useLayoutEffect, useState } from 'react';
import { usePreventScroll } from 'react-aria/usePreventScroll';
import { isIOS } from '../isIOS.ts';
import { hasBar, holdPage } from './stillPage.ts';

/** Keeps the page behind from scrolling. */
export function usePageStill(still: boolean): void {
  // iOS scrolls all the same and needs react-aria's workaround.
  const ios = isIOS();
  usePreventScroll({ isDisabled: !still || !ios });
  // Read before anything is added to the page: later it would force a layout.
  const [bar] = useState(hasBar);
  const held = still && !ios;
  useLayoutEffect(() => (held ? holdPage(bar) : undefined), [held, bar]);
}
