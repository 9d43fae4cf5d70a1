import { afterEach, describe, expect, it, vi } from 'vitest';
import { Observable, type GraphQLSingularResponse } from 'relay-runtime';
import { answeringFirst, readFirstAnswers } from './firstAnswers.ts';
import { productQuery } from '../testing/documents.tsx';

const answer = { data: { product: { id: 'p1', name: '椅子' } } };

function written(entries: unknown): void {
  document.body.innerHTML = '<script type="application/json" id="first-answers"></script>';
  const script = document.querySelector('script');
  if (script !== null) script.textContent = typeof entries === 'string' ? entries : JSON.stringify(entries);
}

const opened = (at = 0) => readFirstAnswers({ now: () => at, isReturn: () => false });

afterEach(() => {
  document.body.innerHTML = '';
});

describe('the answers of the first HTML', () => {
  it('are for the page and its loader, by name and variables, and for nobody later', () => {
    written([{ name: 'Q', variables: { id: 'p1', list: [1], share: null }, answer }]);
    let at = 0;
    const first = readFirstAnswers({ now: () => at, isReturn: () => false });
    expect(first.take('Q', { id: 'p2', list: [1], share: null })).toBeNull();
    expect(first.take('Q', { id: 'p1', list: [2], share: null })).toBeNull();
    expect(first.take('Other', { id: 'p1' })).toBeNull();
    for (at of [40, 4_000]) expect(first.take('Q', { id: 'p1', list: [1] })).toEqual(answer);
    at = 5_041;
    expect(first.take('Q', { id: 'p1', list: [1] })).toBeNull();
  });

  it('are none without the script, with another text in it, after a minute, and on the way back', () => {
    expect(opened().take('Q', {})).toBeNull();
    written('<html>');
    expect(opened().take('Q', {})).toBeNull();
    written([{ name: 'Q', variables: {}, answer: 'nothing' }, 1]);
    expect(opened().take('Q', {})).toBeNull();
    written([{ name: 'Q', variables: {}, answer }]);
    expect(opened(60_001).take('Q', {})).toBeNull();
    expect(readFirstAnswers({ now: () => 0, isReturn: () => true }).take('Q', {})).toBeNull();
  });

  it('are there at once; what was not answered is asked for', () => {
    written([{ name: productQuery.params.name, variables: { id: 'p1' }, answer }]);
    const over: GraphQLSingularResponse = { data: { product: null } };
    const ask = vi.fn(() => Observable.from(over));
    let at = 0;
    const fetch = answeringFirst(ask, readFirstAnswers({ now: () => at, isReturn: () => false }));
    const seen: unknown[] = [];
    const send = () => {
      const sent = fetch(productQuery.params, { id: 'p1' }, {}, null);
      if (sent instanceof Observable) sent.subscribe({ next: (value) => void seen.push(value) });
    };
    send();
    expect(seen).toEqual([answer]);
    expect(ask).not.toHaveBeenCalled();
    at = 6_000;
    send();
    expect(seen).toEqual([answer, over]);
    expect(ask).toHaveBeenCalledOnce();
  });
});
