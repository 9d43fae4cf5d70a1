const floating = '[role=dialog], [role=alertdialog], dialog[open], [role=listbox], [role=menu]';

function somethingOpen(): boolean {
  return document.querySelector(floating) !== null;
}

/** Calls when no dialog is open, so as not to interrupt. */
export function whenNothingOpen(act: () => void): () => void {
  if (!somethingOpen()) {
    act();
    return () => undefined;
  }
  const observer = new MutationObserver(() => {
    if (somethingOpen()) return;
    observer.disconnect();
    act();
  });
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['open', 'role'],
  });
  return () => observer.disconnect();
}
