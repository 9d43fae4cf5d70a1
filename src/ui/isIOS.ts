/** Every browser on iOS is WebKit, whatever it calls itself. */
export function isIOS(): boolean {
  return (
    typeof CSS !== 'undefined' &&
    typeof CSS.supports === 'function' &&
    CSS.supports('-webkit-touch-callout', 'none')
  );
}
