import { afterEach, expect, test, vi } from 'vitest';
import { hideBeside } from './hideBeside.ts';

afterEach(() => {
  document.body.replaceChildren();
});

function add(): HTMLElement {
  const element = document.createElement('div');
  document.body.append(element);
  return element;
}

const isHidden = (element: Element) => element.getAttribute('aria-hidden') === 'true';

test('the page is hidden behind a layer, what is read aloud and what opens later are not', () => {
  const page = add();
  const announcer = add();
  announcer.setAttribute('aria-live', 'polite');
  const layer = add();
  const show = hideBeside(layer);
  const list = add();
  expect([page, announcer, layer, list].map(isHidden)).toEqual([true, false, false, false]);
  show();
  expect(isHidden(page)).toBe(false);
});

test('of two layers, the page comes back with the last, in either order', async () => {
  const page = add();
  const first = add();
  const showFirst = hideBeside(first);
  const second = add();
  const showSecond = hideBeside(second);
  expect([page, first, second].map(isHidden)).toEqual([true, true, false]);
  showFirst();
  await vi.waitFor(() => expect(isHidden(page)).toBe(true));
  showSecond();
  expect([page, first].map(isHidden)).toEqual([false, false]);
});

test('it stays hidden when a popover that opened before gives it back', async () => {
  const page = add();
  page.setAttribute('aria-hidden', 'true');
  const show = hideBeside(add());
  page.removeAttribute('aria-hidden');
  await vi.waitFor(() => expect(isHidden(page)).toBe(true));
  show();
  expect(isHidden(page)).toBe(false);
});

test('what is never shown is left so', () => {
  const ornament = add();
  ornament.setAttribute('aria-hidden', 'true');
  hideBeside(add())();
  expect(isHidden(ornament)).toBe(true);
});
