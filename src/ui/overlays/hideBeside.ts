/**
 * Hides everything beside a layer of the body from assistive technology, until it is called off. What is added later stays: a list of
 * choices or a further dialog that opens from the layer. What is read aloud stays too.
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
  // A popover of react-aria hides the page likewise, and shows it again when it closes after this has opened.
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
