/** WebKit under a finger, whatever the browser calls itself. */
export function isIOS(): boolean {
  return (
    typeof CSS !== 'undefined' &&
    typeof CSS.supports === 'function' &&
    CSS.supports('-webkit-touch-callout', 'none')
  );
}
