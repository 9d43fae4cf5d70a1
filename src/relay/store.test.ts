import { createOperationDescriptor, Environment, Network, Observable, ROOT_ID } from 'relay-runtime';
import type { CacheConfig } from 'relay-runtime';
import { describe, expect, it } from 'vitest';
import { createStore, keptByOwner } from './store.ts';
import { productQuery } from './testing/documents.tsx';

describe('store', () => {
  it('forgets the root’s links to what was collected, and only these', () => {
    const store = createStore({ releasedQueriesKept: 0, gcScheduler: (run) => run() });
    const environment = new Environment({
      network: Network.create(() => Observable.from({ data: {} })),
      store,
    });
    const read = (id: string, product: { id: string; name: string } | null) => {
      const operation = createOperationDescriptor(productQuery, { id });
      const retained = environment.retain(operation);
      environment.commitPayload(operation, { product: product && { __typename: 'Product', ...product } });
      return { operation, retained };
    };
    const kept = read('a', { id: 'a', name: '椅子' });
    const missing = read('none', null);
    for (let i = 0; i < 50; i += 1) read(`p${i}`, { id: `p${i}`, name: '机' }).retained.dispose();

    expect(Object.keys(store.getSource().get(ROOT_ID) ?? {})).toEqual([
      '__id',
      '__typename',
      'product(id:"a")',
      'product(id:"none")',
    ]);
    expect(environment.check(kept.operation).status).toBe('available');
    expect(environment.check(missing.operation).status).toBe('available');
    expect(environment.lookup(kept.operation.fragment).data).toEqual({ product: { id: 'a', name: '椅子' } });
  });

  it('keeps the queries released last, whatever is released by its owner', () => {
    const store = createStore({ releasedQueriesKept: 2, gcScheduler: (run) => run() });
    const environment = new Environment({
      network: Network.create(() => Observable.from({ data: {} })),
      store,
    });
    const readAndRelease = (id: string, config?: CacheConfig) => {
      const operation = createOperationDescriptor(productQuery, { id }, config);
      const retained = environment.retain(operation);
      environment.commitPayload(operation, { product: { __typename: 'Product', id, name: '椅子' } });
      retained.dispose();
      retained.dispose();
      return operation;
    };
    const [oldest, older, newest] = ['a', 'b', 'c'].map((id) => readAndRelease(id));
    const owned = ['p', 'q', 'r'].map((id) => readAndRelease(id, keptByOwner));
    const statuses = [oldest, older, newest, ...owned].map(
      (operation) => operation && environment.check(operation).status,
    );
    expect(statuses).toEqual(['missing', 'available', 'available', 'missing', 'missing', 'missing']);
  });
});
