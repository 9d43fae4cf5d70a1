import { createOperationDescriptor, type IEnvironment } from 'relay-runtime';
import { describe, expect, it, vi } from 'vitest';
import { guestAccessToken } from './network/accessToken.ts';
import { closeEnvironment, createEnvironment, subscriptionClientOf } from './environment.ts';
import { feedQuery, nodeQuery, productQuery } from './testing/documents.tsx';

function newEnvironment(): IEnvironment {
  return createEnvironment({ token: guestAccessToken, report: vi.fn() });
}

function withList(environment: IEnvironment): IEnvironment {
  environment.commitPayload(
    createOperationDescriptor(feedQuery, { first: 1, after: null, categoryIds: null }),
    {
      products: {
        edges: [
          { cursor: 'c', node: { __typename: 'Product', id: 'p1', name: '椅子', isBookmarked: false } },
        ],
        pageInfo: { endCursor: 'c', hasNextPage: false },
      },
    },
  );
  return environment;
}

describe('environment', () => {
  it('finds by id what a list has brought', () => {
    const environment = withList(newEnvironment());
    const product = createOperationDescriptor(productQuery, { id: 'p1' });
    expect(environment.check(product).status).toBe('available');
    expect(environment.lookup(product.fragment).data).toEqual({ product: { id: 'p1', name: '椅子' } });
    expect(environment.check(createOperationDescriptor(nodeQuery, { id: 'p1' })).status).toBe('available');
  });

  it('asks the server for what it does not have, and for an id of another type', () => {
    const environment = withList(newEnvironment());
    expect(environment.check(createOperationDescriptor(productQuery, { id: 'p2' })).status).toBe('missing');
    environment.commitUpdate((store) => {
      store.create('u1', 'User').setValue('u1', 'id').setValue('山田', 'name');
    });
    expect(environment.check(createOperationDescriptor(productQuery, { id: 'u1' })).status).toBe('missing');
  });

  it('reports a field’s trouble once', () => {
    const report = vi.fn();
    const environment = createEnvironment({ token: guestAccessToken, report });
    const event = { kind: 'missing_required_field.log', owner: 'Card_product', fieldPath: 'name' } as const;
    environment.relayFieldLogger(event);
    environment.relayFieldLogger(event);
    environment.relayFieldLogger({
      kind: 'relay_field_payload.error',
      owner: 'Card_product',
      fieldPath: 'author',
      error: { message: '壊れた' },
      shouldThrow: false,
      handled: true,
    });
    expect(report.mock.calls).toEqual([
      [{ kind: 'missing_required_field.log', owner: 'Card_product', fieldPath: 'name', message: null }],
      [{ kind: 'relay_field_payload.error', owner: 'Card_product', fieldPath: 'author', message: '壊れた' }],
    ]);
  });

  it('has a socket of its own, closed with it', () => {
    const environment = newEnvironment();
    expect(subscriptionClientOf(environment)).not.toBe(subscriptionClientOf(newEnvironment()));
    expect(subscriptionClientOf(environment)?.connectionState()).toBe('idle');
    closeEnvironment(environment);
  });
});
