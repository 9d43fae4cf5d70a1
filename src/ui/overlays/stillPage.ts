let holders = 0;

export const hasBar = (): boolean => window.innerWidth > document.documentElement.clientWidth;

/**
 * Stops the page behind from scrolling; `bar`: keeps the room of its scroll bar. Answers a function that ends
 * it.
 */
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
