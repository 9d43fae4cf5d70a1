import { expect, test } from 'vitest';
import { fetchPicturesForPaper } from './picturesOnPaper.ts';

test('pictures that were not fetched yet are, before the page is printed', () => {
  document.body.innerHTML = '<img loading="lazy" alt=""><img loading="eager" alt="">';
  fetchPicturesForPaper();
  const loading = () => [...document.images].map((picture) => picture.getAttribute('loading'));
  expect(loading()).toEqual(['lazy', 'eager']);
  window.dispatchEvent(new Event('beforeprint'));
  expect(loading()).toEqual(['eager', 'eager']);
  document.body.replaceChildren();
});
