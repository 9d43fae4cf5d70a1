/**
 * Hides everything beside a layer of the body from assistive technology, until undone. Layers added later (a
 * list of choices, another dialog) and live regions stay.
 */
export function hideBeside(layer: Element): () => void {
  const hidden = new Set<Element>();
  const hide = (element: Element): void => {
    if (element.getAttribute('aria-hidden') === 'true') return;
    element.setAttribute('aria-hidden', 'true');
    hidden.add(element);
  };
  const beside = [...document.body.children].filter(
    (element) => !element.contains(layer) && !element.hasAttribute('aria-live'),
  );
  // A popover of react-aria does the same, and shows the page again when it closes after this opened.
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes) if (target instanceof Element) hide(target);
  });
  for (const element of beside) {
    hide(element);
    observer.observe(element, { attributes: true, attributeFilter: ['aria-hidden'] });
  }
  return () => {
    observer.disconnect();
    for (const element of hidden) element.removeAttribute('aria-hidden');
  };
}
