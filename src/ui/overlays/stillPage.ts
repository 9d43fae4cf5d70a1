let holders = 0;

export const hasBar = (): boolean => window.innerWidth > document.documentElement.clientWidth;

/** Keeps the page behind where it stands; `bar`: its scroll bar has a place of its own, which is kept free. Answers how to let it go. */
export function holdPage(bar: boolean): () => void {
  const { dataset } = document.documentElement;
  if (holders === 0) dataset['still'] = bar ? 'bar' : '';
  holders += 1;
  let held = true;
  return () => {
    if (!held) return;
    held = false;
    holders -= 1;
    if (holders === 0) delete dataset['still'];
  };
}
