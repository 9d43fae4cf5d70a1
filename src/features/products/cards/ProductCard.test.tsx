import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { graphql, RelayEnvironmentProvider, useLazyLoadQuery } from 'react-relay/hooks';
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import { describe, expect, test } from 'vitest';
import type { ProductCardTestQuery } from '../../../../__generated__/ProductCardTestQuery.graphql.ts';
import { ProductCard } from './ProductCard.tsx';

function TestCard({ large }: { readonly large: boolean }) {
  const { publicProduct } = useLazyLoadQuery<ProductCardTestQuery>(
    graphql`
      query ProductCardTestQuery @relay_test_operation {
        publicProduct(id: "w_1") {
          ...ProductCard_product
        }
      }
    `,
    {},
  );
  return publicProduct ? <ProductCard product={publicProduct} sizes="25vw" large={large} /> : null;
}

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });

function show(product: Record<string, unknown>, large = false) {
  const environment = createMockEnvironment();
  environment.mock.queueOperationResolver((operation) =>
    MockPayloadGenerator.generate(operation, {
      Product: () => ({
        id: 'w_1',
        name: '「余白展」告知ポスター',
        number: 12,
        pickReason: null,
        ...product,
      }),
      CreatorUser: () => ({ id: 'c_1' }),
      CreatorProfile: () => ({ lastName: '早瀬', firstName: 'みお', profileImage: null }),
      CreatorJobProfile: () => ({ jobSeekingStatus: 'SEEKING_IF_YOU_HAVE_A_GOOD_OFFER' }),
      Media: () => ({ url: '/media/a.webp', width: 1200, height: 900, thumbhash: null }),
      Category: () => ({ name: 'グラフィック' }),
    }),
  );
  render(
    <RouterContextProvider router={router}>
      <RelayEnvironmentProvider environment={environment}>
        <Suspense>
          <TestCard large={large} />
        </Suspense>
      </RelayEnvironmentProvider>
    </RouterContextProvider>,
  );
}

describe('a work’s card', () => {
  test('links to the work by its name and to its author', () => {
    show({});
    const work = screen.getByRole('link', { name: /「余白展」告知ポスター/ });
    expect(work.getAttribute('href')).toBe('/products/w_1');
    expect(work.getAttribute('data-card')).toBe('w_1');
    expect(screen.getByRole('link', { name: '早瀬 みお' }).getAttribute('href')).toBe('/creators/c_1');
    expect(screen.getByText('0012')).toBeTruthy();
    expect(screen.getByRole('img', { name: '条件が合えば検討' })).toBeTruthy();
    expect(screen.getByText('グラフィック')).toBeTruthy();
    expect(screen.getByRole('button', { name: '「余白展」告知ポスターを保存' })).toBeTruthy();
  });

  test('the picture keeps its place and comes in the widths that the server makes', () => {
    show({});
    const image = document.querySelector('img');
    expect(image?.getAttribute('width')).toBe('1200');
    expect(image?.getAttribute('alt')).toBe('');
    expect(image?.getAttribute('srcset')).toContain('/_next/image?url=%2Fmedia%2Fa.webp&w=384&q=75 384w');
    expect(image?.getAttribute('loading')).toBe('lazy');
  });

  test('a work without a picture still has its name', () => {
    show({ thumbnailImage: null });
    expect(document.querySelector('img')).toBeNull();
    expect(screen.getByRole('link', { name: /余白展/ })).toBeTruthy();
  });

  test('a pick says who picked it and why', () => {
    show({ pickReason: '五色の重なりだけで海の深さを描き分けた連作。' }, true);
    expect(screen.getByText('編集部の一枚')).toBeTruthy();
    expect(screen.getByText('五色の重なりだけで海の深さを描き分けた連作。')).toBeTruthy();
  });
});
