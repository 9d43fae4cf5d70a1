import type { Page } from 'playwright-core';
import { demoWords } from './words.ts';

/**
 * Visible mistakes, found by structure and not by pixels: fonts differ between machines, a cut-off word does
 * not. One line per mistake.
 */
export async function mistakesToTheEye(page: Page): Promise<string[]> {
  return page.evaluate(look, demoWords());
}

/** Runs in the page. */
function look(known: readonly string[]): string[] {
  const mistakes: string[] = [];
  const root = document.documentElement;
  const words = new Set(known);

  const nameOf = (element: Element): string => {
    const label = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 24);
    return `${element.localName} “${label}”`;
  };
  /** Text for screen readers only is in a box of one pixel. */
  const isSeen = (element: Element): boolean => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    const { width, height } = element.getBoundingClientRect();
    const { clipPath } = getComputedStyle(element);
    return width > 1 && height > 1 && clipPath === 'none';
  };
  const ancestors = (element: Element): Element[] => {
    const found: Element[] = [];
    for (let one: Element | null = element; one; one = one.parentElement) found.push(one);
    return found;
  };

  // Text: not clipped, and in Japanese.
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.nodeValue?.trim() ?? '';
    const parent = node.parentElement;
    if (text === '' || parent === null || parent.closest('script, style, noscript, option, title')) continue;
    const line = ancestors(parent);
    if (!line.every(isSeen)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const parts = [...range.getClientRects()].filter(({ width }) => width > 0);
    if (/^[\d,.]+$/.test(text) && new Set(parts.map(({ top }) => Math.round(top))).size > 1)
      mistakes.push(`a number that is broken: “${text}”`);
    for (const box of line) {
      const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(box);
      // Scrollable or ellipsised text hides nothing.
      if (/auto|scroll/.test(overflowX) || /auto|scroll/.test(overflowY)) break;
      if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') break;
      const isRoot = box === root || box === document.body;
      if (!isRoot && overflowX === 'visible') continue;
      const { left, right } = isRoot ? new DOMRect(0, 0, root.clientWidth) : box.getBoundingClientRect();
      const out = parts.find((part) => part.left < left - 1 || part.right > right + 1);
      if (out === undefined) continue;
      mistakes.push(`cut off by ${nameOf(box)}: “${text}”`);
      break;
    }
    const foreign = (
      text.replace(/https?:\/\/\S+|[\w.+-]+@[\w.-]+/gu, '').match(/[A-Za-z][a-z]{2,}/g) ?? []
    ).filter((word) => !words.has(word));
    if (foreign.length > 0) mistakes.push(`not Japanese: “${foreign.join(' ')}” in “${text}”`);
  }

  // Text wider than its box.
  for (const element of document.body.querySelectorAll<HTMLElement>(
    'h1, h2, h3, h4, p, dt, dd, li, label, button, a, th, td, summary, figcaption',
  )) {
    const { display, overflowX, textOverflow } = getComputedStyle(element);
    if (display === 'inline' || /auto|scroll/.test(overflowX) || textOverflow === 'ellipsis') continue;
    const hasWords = [...element.childNodes].some(
      (child) => child.nodeType === Node.TEXT_NODE && child.nodeValue?.trim() !== '',
    );
    if (!hasWords || !ancestors(element).every(isSeen)) continue;
    if (element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0)
      mistakes.push(`wider than its box by ${element.scrollWidth - element.clientWidth}: ${nameOf(element)}`);
  }
  for (const element of document.body.querySelectorAll('[aria-label], [placeholder], [title], [alt]')) {
    for (const attribute of ['aria-label', 'placeholder', 'title', 'alt']) {
      const text = element.getAttribute(attribute) ?? '';
      const foreign = (text.match(/[A-Za-z][a-z]{2,}/g) ?? []).filter((word) => !words.has(word));
      if (foreign.length > 0) mistakes.push(`not Japanese: ${attribute} “${text}”`);
    }
  }

  // Controls must not cover half of one another. Bars fixed to the screen's edges may.
  const sticks = (element: Element): boolean =>
    ancestors(element).some((one) => /fixed|sticky/.test(getComputedStyle(one).position));
  const controls = [
    ...document.body.querySelectorAll(
      'a[href], button, input, select, textarea, summary, [role=button], [role=tab], [role=radio], [role=checkbox], [role=switch]',
    ),
  ].filter((element) => ancestors(element).every(isSeen) && !sticks(element));
  const boxes = controls.map((element) => ({
    element,
    rects:
      getComputedStyle(element).display === 'inline'
        ? [...element.getClientRects()]
        : [element.getBoundingClientRect()],
  }));
  const overlap = (a: DOMRect, b: DOMRect): boolean => {
    const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    return width > 2 && height > 2;
  };
  const inside = (a: DOMRect, b: DOMRect): boolean =>
    a.left >= b.left - 1 && a.right <= b.right + 1 && a.top >= b.top - 1 && a.bottom <= b.bottom + 1;
  /** A card's bookmark is above its picture, and on touch screens extends past the card. */
  const isRibbon = (a: Element, b: Element): boolean =>
    a.matches('[data-bookmark]') && b.matches('[data-card]') && a.closest('article') === b.closest('article');
  for (const [index, a] of boxes.entries()) {
    for (const b of boxes.slice(index + 1)) {
      if (a.element.contains(b.element) || b.element.contains(a.element)) continue;
      if (isRibbon(a.element, b.element) || isRibbon(b.element, a.element)) continue;
      const half = a.rects.some((one) =>
        b.rects.some((other) => overlap(one, other) && !inside(one, other) && !inside(other, one)),
      );
      if (half) mistakes.push(`half over one another: ${nameOf(a.element)} and ${nameOf(b.element)}`);
    }
  }

  for (const chosen of document.body.querySelectorAll('nav [aria-current=page]')) {
    const bar = chosen.closest('nav');
    if (bar === null || !isSeen(chosen) || !/auto|scroll/.test(getComputedStyle(bar).overflowX)) continue;
    const [room, tab] = [bar.getBoundingClientRect(), chosen.getBoundingClientRect()];
    if (tab.left < room.left - 1 || tab.right > room.right + 1)
      mistakes.push(`the chosen one is not seen whole: ${nameOf(chosen)}`);
  }

  // The page as a whole.
  const h1 = [...document.querySelectorAll('h1')].filter((heading) => heading.textContent.trim() !== '');
  if (h1.length !== 1) mistakes.push(`${h1.length} headings of the first level`);
  const main = document.querySelector('main');
  const pictures = main?.querySelectorAll('img, video').length ?? 0;
  if (main === null || (main.innerText.trim().length < 30 && pictures === 0))
    mistakes.push('the page is empty');
  if (root.scrollWidth > root.clientWidth)
    mistakes.push(`scrolls sideways by ${root.scrollWidth - root.clientWidth}`);
  for (const picture of document.images)
    if (picture.complete && picture.naturalWidth === 0 && picture.getAttribute('src'))
      mistakes.push(`a picture that does not show: ${picture.src}`);
  return [...new Set(mistakes)];
}
