import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { OperationDescriptor } from 'relay-runtime';
import { MockPayloadGenerator } from 'relay-test-utils';
import { beforeEach, describe, expect, test, vi } from 'vitest';
// Here at once, so that no test waits for it to be compiled.
import '../features/products/view/ProductPage.tsx';
import { installBrowserShims } from '../app/testing/browserShims.ts';
import { makeApp } from '../app/testing/renderApp.tsx';
import type { SessionState } from '../features/session/session.ts';
import { company, guest } from '../features/session/testing/viewers.ts';

vi.setConfig({ testTimeout: 20_000 });
beforeEach(installBrowserShims);

interface Setting {
  readonly address: string;
  readonly state: SessionState;
  /** Whether the viewer would see the work by its id alone. */
  readonly isSeenWithoutLink?: boolean;
}

/** The page of a work in the whole application, with the looks at it that it has told the server. */
async function openWork({ address, state, isSeenWithoutLink = false }: Setting) {
  const app = makeApp(address, state);
  const answer = (operation: OperationDescriptor) =>
    MockPayloadGenerator.generate(operation, {
      Query: () => ({
        ...(isSeenWithoutLink ? {} : { withoutLink: null }),
        myProduct: null,
      }),
      Product: ({ path }) => ({
        ...(path?.length === 1 && { id: 'w_1', name: '余白展' }),
        ...(path?.at(-1) === 'olderOfAuthor' && { id: 'w_2', name: '山と器' }),
        newerOfAuthor: null,
        publishedAt: null,
        media: [],
        similarProducts: [],
      }),
      ProductConnection: () => ({ edges: [] }),
      CreatorJobProfile: () => ({ jobSeekingStatus: 'SEEKING' }),
    });
  for (let each = 0; each < 8; each += 1) app.server().queueOperationResolver(answer);
  render(app.element);
  await screen.findByRole('heading', { level: 1, name: '余白展' });
  const views = () =>
    app
      .server()
      .getAllOperations()
      .filter(({ request }) => request.node.operation.name === 'useViewProductMutation')
      .map(({ request }) => request.variables['input']);
  await waitFor(() => expect(views()).toHaveLength(1));
  return { views: views(), router: app.router };
}

/** Nothing tells what led here. */
const direct = { source: 'OTHER', host: null };
const save = () => screen.queryByRole('button', { name: 'この作品を保存' });

describe('a work opened by a link', () => {
  test('is counted by the link’s token, and cannot be saved by who sees it by the link alone', async () => {
    const { views } = await openWork({ address: '/products/w_1?share=abc', state: company });
    expect(views).toEqual([{ productId: 'w_1', shareToken: 'abc', ...direct }]);
    expect(save()).toBeNull();
  });

  test('can be saved by who sees it anyway', async () => {
    await openWork({ address: '/products/w_1?share=abc', state: company, isSeenWithoutLink: true });
    expect(save()).not.toBeNull();
  });

  test('is shown to a guest, and counted', async () => {
    const { views } = await openWork({ address: '/products/w_1?share=abc', state: guest });
    expect(views).toEqual([{ productId: 'w_1', shareToken: 'abc', ...direct }]);
    expect(save()).toBeNull();
  });
});

test('a work opened by its address is counted without a token, and can be saved', async () => {
  const { views } = await openWork({ address: '/products/w_1', state: company });
  expect(views).toEqual([{ productId: 'w_1', shareToken: null, ...direct }]);
  expect(save()).not.toBeNull();
});

test('the work beside it is a link, and an arrow away; in a field the arrow is the field’s', async () => {
  const { router } = await openWork({ address: '/products/w_1', state: company });
  const beside = within(screen.getByRole('navigation', { name: '前後の作品' }));
  expect(beside.getByRole('link', { name: /^次の作品/ }).getAttribute('href')).toBe('/products/w_2');
  expect(beside.queryByRole('link', { name: /^前の作品/ })).toBeNull();
  const field = document.createElement('input');
  document.body.append(field);
  const user = userEvent.setup();
  await user.click(field);
  await user.keyboard('{ArrowRight}');
  expect(router.state.location.pathname).toBe('/products/w_1');
  field.remove();
  await user.keyboard('{ArrowLeft}');
  expect(router.state.location.pathname).toBe('/products/w_1');
  await user.keyboard('{ArrowRight}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/products/w_2'));
});
