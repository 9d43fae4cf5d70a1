import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import { MockPayloadGenerator } from 'relay-test-utils';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { BookmarkButtonTestQuery } from '../../../__generated__/BookmarkButtonTestQuery.graphql.ts';
import { singleKeys } from '../../lib/browser/singleKeys.ts';
import { ToastRegion } from '../../ui/feedback/ToastRegion.tsx';
import type { SessionState } from '../session/session.ts';
import { creator, guest } from '../session/testing/viewers.ts';
import { renderWithRouter } from '../discover/testing/renderWithRouter.tsx';
import { BookmarkButton } from './BookmarkButton.tsx';
import { BookmarkToggle } from './BookmarkToggle.tsx';
import { pressBookmarkOfCard } from './bookmarkKey.ts';

/** A card and, above it, the page of the same work. */
function Works() {
  const { publicProduct } = useLazyLoadQuery<BookmarkButtonTestQuery>(
    graphql`
      query BookmarkButtonTestQuery @relay_test_operation {
        publicProduct(id: "w_1") {
          ...BookmarkButton_product
          ...BookmarkToggle_product
        }
      }
    `,
    {},
  );
  const [typed, setTyped] = useState('');
  if (!publicProduct) return null;
  return (
    <>
      <BookmarkToggle product={publicProduct} />
      <input aria-label="ことば" value={typed} onChange={(event) => setTyped(event.target.value)} />
      <div role="presentation" onKeyDown={pressBookmarkOfCard}>
        <article>
          <a href="/products/w_1">余白展</a>
          <BookmarkButton product={publicProduct} />
        </article>
      </div>
      <ToastRegion />
    </>
  );
}

async function show(state: SessionState = creator) {
  const view = await renderWithRouter(<Works />, state);
  view.environment.mock.resolveMostRecentOperation((operation) =>
    MockPayloadGenerator.generate(operation, {
      Product: () => ({ id: 'w_1', name: '余白展', isBookmarked: false, bookmarksCount: 3 }),
    }),
  );
  const ribbon = await screen.findByRole('button', { name: '余白展を保存' });
  const square = screen.getByRole('button', { name: 'この作品を保存' });
  const pressed = () => [ribbon, square].map((button) => button.getAttribute('aria-pressed'));
  return { ...view, ribbon, square, pressed };
}

beforeEach(() => singleKeys.allow(true));
afterEach(() => singleKeys.allow(true));

describe('the button that saves a work', () => {
  test('answers at once, on the card and on the page of the work', async () => {
    const { ribbon, pressed, environment } = await show();
    fireEvent.click(ribbon);
    expect(pressed()).toEqual(['true', 'true']);
    expect(ribbon.title).toBe('保存 4');
    expect(environment.mock.getMostRecentOperation().request.variables).toEqual({ id: 'w_1' });
  });

  test('goes back and says so when the network is gone', async () => {
    const { square, pressed, environment } = await show();
    fireEvent.click(square);
    environment.mock.rejectMostRecentOperation(new Error('offline'));
    await waitFor(() => expect(pressed()).toEqual(['false', 'false']));
    expect(await screen.findByText(/^保存できませんでした。/)).toBeTruthy();
  });

  test('leads a guest to sign-in, and back to where they were', async () => {
    const { ribbon, pressed, environment, router } = await show(guest);
    fireEvent.click(ribbon);
    await waitFor(() => expect(router.state.location.pathname).toBe('/sign_in'));
    expect(router.state.location.search).toEqual({ from: '/products?tab=recent' });
    expect(pressed()).toEqual(['false', 'false']);
    expect(environment.mock.getAllOperations()).toEqual([]);
  });

  test('is pressed by B on the card that has the focus, once', async () => {
    const user = userEvent.setup();
    const { pressed, environment } = await show();
    screen.getByRole('link', { name: '余白展' }).focus();
    await user.keyboard('b');
    expect(pressed()).toEqual(['true', 'true']);
    expect(environment.mock.getAllOperations()).toHaveLength(1);
  });

  test('is pressed by B anywhere on the page of the work, but not while something is typed', async () => {
    const user = userEvent.setup();
    const { pressed } = await show();
    await user.type(screen.getByLabelText('ことば'), 'bb');
    expect(pressed()).toEqual(['false', 'false']);
    screen.getByLabelText('ことば').blur();
    await user.keyboard('{Shift>}B{/Shift}');
    expect(pressed()).toEqual(['true', 'true']);
    await user.keyboard('{Control>}b{/Control}');
    expect(pressed(), 'with another key it means something else').toEqual(['true', 'true']);
  });

  test('tells who listens what B did, once it is done', async () => {
    const user = userEvent.setup();
    const { ribbon } = await show();
    const said = () => document.querySelector('body > [aria-live]')?.textContent;
    screen.getByRole('link', { name: '余白展' }).focus();
    await user.keyboard('b');
    await waitFor(() => expect(said()).toBe('保存しました。'));
    await user.keyboard('b');
    await waitFor(() => expect(said()).toBe('保存から外しました。'));
    screen.getByLabelText('ことば').blur();
    fireEvent.click(ribbon);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(said(), 'a pressed button says itself what it is').toBe('保存から外しました。');
  });

  test('says nothing of what a guest cannot do', async () => {
    const user = userEvent.setup();
    const { router } = await show(guest);
    const region = document.querySelector('body > [aria-live]');
    region?.replaceChildren();
    screen.getByRole('link', { name: '余白展' }).focus();
    await user.keyboard('b');
    await waitFor(() => expect(router.state.location.pathname).toBe('/sign_in'));
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(region?.textContent ?? '').toBe('');
  });

  test('does not listen to single keys when they are off', async () => {
    const user = userEvent.setup();
    singleKeys.allow(false);
    const { pressed } = await show();
    screen.getByRole('link', { name: '余白展' }).focus();
    await user.keyboard('b');
    expect(pressed()).toEqual(['false', 'false']);
  });
});
