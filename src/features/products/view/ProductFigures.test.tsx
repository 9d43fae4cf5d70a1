import { render, screen } from '@testing-library/react';
import { graphql, RelayEnvironmentProvider, useLazyLoadQuery } from 'react-relay/hooks';
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import { expect, test } from 'vitest';
import type { ProductFiguresTestQuery } from '../../../../__generated__/ProductFiguresTestQuery.graphql.ts';
import { ProductFigures } from './ProductFigures.tsx';

function Place() {
  const { publicProduct } = useLazyLoadQuery<ProductFiguresTestQuery>(
    graphql`
      query ProductFiguresTestQuery @relay_test_operation {
        publicProduct(id: "w_1") {
          ...ProductFigures_product
        }
      }
    `,
    {},
  );
  return publicProduct && <ProductFigures product={publicProduct}>ことば</ProductFigures>;
}

function show() {
  const environment = createMockEnvironment();
  const medium = (id: string, caption: string | null, type = 'IMAGE') => ({
    id,
    caption,
    type,
    width: 800,
    height: 600,
    thumbhash: null,
  });
  environment.mock.queueOperationResolver((operation) =>
    MockPayloadGenerator.generate(operation, {
      Product: () => ({
        name: '余白展',
        media: [
          medium('m_1', '会場の入口。'),
          medium('m_2', null),
          medium('m_3', '開場までの三分間。', 'VIDEO'),
        ],
      }),
    }),
  );
  render(
    <RelayEnvironmentProvider environment={environment}>
      <Place />
    </RelayEnvironmentProvider>,
  );
}

test('captions stand below pictures and films, and are in the names of what opens', () => {
  show();
  const captions = screen
    .getAllByRole('figure')
    .map((figure) => figure.querySelector('figcaption')?.textContent ?? '');
  // A picture without words has no number to be named by; its place is for the carousel.
  expect(captions).toEqual(['図1会場の入口。1/3', '2/3', '図3開場までの三分間。3/3']);
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    '図1を大きく見る、会場の入口。',
    '図2を大きく見る',
  ]);
});
