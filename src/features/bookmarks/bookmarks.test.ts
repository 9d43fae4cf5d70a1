import { createOperationDescriptor, getRequest, graphql } from 'relay-runtime';
import { createMockEnvironment } from 'relay-test-utils';
import { describe, expect, test } from 'vitest';
import { bookmarksOf } from './bookmarks.ts';

const id = 'w_1';

const query = getRequest(graphql`
  query bookmarksTestQuery @relay_test_operation {
    publicProduct(id: "w_1") {
      isBookmarked
      bookmarksCount
    }
  }
`);

function setUp(saved = false) {
  const environment = createMockEnvironment();
  const operation = createOperationDescriptor(query, {});
  environment.retain(operation);
  environment.commitPayload(operation, {
    publicProduct: { __typename: 'Product', id, isBookmarked: saved, bookmarksCount: 7 },
  });
  const shown = () => {
    const { isBookmarked, bookmarksCount } = environment.getStore().getSource().get(id) ?? {};
    return [isBookmarked, bookmarksCount];
  };
  const requests = () => environment.mock.getAllOperations().map(({ fragment }) => fragment.node.name);
  const answer = (field: 'createBookmark' | 'deleteBookmark', payload: Record<string, unknown>) => {
    const request = environment.mock.getMostRecentOperation();
    environment.mock.resolve(request, { data: { [field]: { errors: [], product: null, ...payload } } });
  };
  const product = (isSaved: boolean, count: number) => ({
    product: { id, isBookmarked: isSaved, bookmarksCount: count },
  });
  return { environment, bookmarks: bookmarksOf(environment), shown, requests, answer, product };
}

const create = 'bookmarkMutationsCreateMutation';
const remove = 'bookmarkMutationsDeleteMutation';

describe('saving a work', () => {
  test('shows at once, and then what the server says', async () => {
    const { bookmarks, shown, requests, answer, product } = setUp();
    const outcome = bookmarks.set(id, true);
    expect(shown()).toEqual([true, 8]);
    expect(requests()).toEqual([create]);
    answer('createBookmark', product(true, 12));
    expect(await outcome).toEqual({ kind: 'done' });
    expect(shown()).toEqual([true, 12]);
  });

  test('goes back when the server is not reached', async () => {
    const { environment, bookmarks, shown } = setUp();
    const outcome = bookmarks.set(id, true);
    environment.mock.rejectMostRecentOperation(new Error('offline'));
    expect(await outcome).toEqual({ kind: 'failed', message: null });
    expect(shown()).toEqual([false, 7]);
    expect(bookmarks.changes().difference).toBe(0);
  });

  test('goes back with the server’s words when it refuses', async () => {
    const { bookmarks, shown, answer } = setUp();
    const outcome = bookmarks.set(id, true);
    answer('createBookmark', {
      errors: [{ __typename: 'ProductNotFoundError', message: '作品が見つかりません。' }],
    });
    expect(await outcome).toEqual({ kind: 'failed', message: '作品が見つかりません。' });
    expect(shown()).toEqual([false, 7]);
  });

  test('is done when another tab has done it', async () => {
    const { bookmarks, shown, answer } = setUp();
    const saved = bookmarks.set(id, true);
    answer('createBookmark', {
      errors: [{ __typename: 'ProductHasAlreadyBookmarkedError', message: 'すでに保存しています。' }],
    });
    expect(await saved).toEqual({ kind: 'done' });
    expect(shown()).toEqual([true, 8]);
    const takenOut = bookmarks.set(id, false);
    answer('deleteBookmark', {
      errors: [{ __typename: 'ProductDoesNotBookmarkedError', message: '保存していません。' }],
    });
    expect(await takenOut).toEqual({ kind: 'done' });
    expect(shown()).toEqual([false, 7]);
  });

  test('pressed twice sends one request after the other, and the last press holds', async () => {
    const { bookmarks, shown, requests, answer, product } = setUp();
    const first = bookmarks.set(id, true);
    const second = bookmarks.set(id, false);
    expect(shown()).toEqual([false, 7]);
    expect(requests()).toEqual([create]);
    answer('createBookmark', product(true, 8));
    expect(shown(), 'the first answer is not shown').toEqual([false, 7]);
    await expect.poll(requests).toEqual([remove]);
    answer('deleteBookmark', product(false, 7));
    expect(await Promise.all([first, second])).toEqual([{ kind: 'done' }, { kind: 'done' }]);
    expect(shown()).toEqual([false, 7]);
  });

  test('pressed three times while the first is under way sends no more', async () => {
    const { bookmarks, shown, requests, answer, product } = setUp();
    const outcomes = [bookmarks.set(id, true), bookmarks.set(id, false), bookmarks.set(id, true)];
    answer('createBookmark', product(true, 8));
    expect(await Promise.all(outcomes)).toHaveLength(3);
    expect(requests()).toEqual([]);
    expect(shown()).toEqual([true, 8]);
  });

  test('that fails after it was taken back is no failure', async () => {
    const { environment, bookmarks, shown } = setUp();
    const first = bookmarks.set(id, true);
    void bookmarks.set(id, false);
    environment.mock.rejectMostRecentOperation(new Error('offline'));
    expect(await first).toEqual({ kind: 'done' });
    expect(shown()).toEqual([false, 7]);
  });
});

describe('the list of saved works', () => {
  test('knows what was taken out since, and forgets it when it is loaded anew', async () => {
    const { bookmarks, answer, product } = setUp(true);
    bookmarks.listLoaded(1);
    const outcome = bookmarks.set(id, false);
    expect(bookmarks.changes()).toEqual({ removed: [id], difference: -1 });
    bookmarks.listLoaded(2);
    expect(bookmarks.changes(), 'not while it is under way').toEqual({ removed: [id], difference: -1 });
    answer('deleteBookmark', product(false, 6));
    await outcome;
    bookmarks.listLoaded(3);
    expect(bookmarks.changes()).toEqual({ removed: [], difference: 0 });
  });

  test('counts what was put back as it was', async () => {
    const { bookmarks, answer, product } = setUp(true);
    const removed = bookmarks.set(id, false);
    answer('deleteBookmark', product(false, 6));
    await removed;
    const back = bookmarks.set(id, true);
    expect(bookmarks.changes()).toEqual({ removed: [], difference: 0 });
    answer('createBookmark', product(true, 7));
    await back;
  });

  test('tells whoever listens that a work is taken out', () => {
    const { bookmarks } = setUp(true);
    const told: string[] = [];
    const stop = bookmarks.onRemove((removed) => told.push(removed));
    void bookmarks.set(id, false);
    stop();
    void bookmarks.set(id, true);
    void bookmarks.set(id, false);
    expect(told).toEqual([id]);
  });
});
