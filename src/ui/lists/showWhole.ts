/** Where a bar of tabs scrolls: shows the chosen one without moving the page. */
export function showWhole(chosen: Element | null): void {
  const bar = chosen?.parentElement;
  if (!chosen || !bar) return;
  const [room, tab] = [bar.getBoundingClientRect(), chosen.getBoundingClientRect()];
  const { paddingLeft, paddingRight } = getComputedStyle(bar);
  const past =
    Math.max(0, tab.right - room.right + (parseFloat(paddingRight) || 0)) ||
    Math.min(0, tab.left - room.left - (parseFloat(paddingLeft) || 0));
  if (past !== 0) bar.scrollBy({ left: past, behavior: 'instant' });
}
