import { createOperationDescriptor, Environment, getSingularSelector, Network } from 'relay-runtime';
import type {
  Disposable,
  GraphQLSingularResponse,
  ReaderFragment,
  SingularReaderSelector,
} from 'relay-runtime';
import cardFragment from '../../__generated__/ProductCard_product.graphql.ts';
import feedQueryNode from '../../__generated__/recommendedFeedQuery.graphql.ts';
import type { recommendedFeedQuery } from '../../__generated__/recommendedFeedQuery.graphql.ts';
import { PagedFeed } from '../../src/relay/feeds/pagedFeed.ts';
import { missingFieldHandlers } from '../../src/relay/missingFields.ts';
import { createStore } from '../../src/relay/store.ts';

export const pageSize = 24;

/** A card's fragment, with the bookmark that signed-in viewers also read. */
const card: ReaderFragment = {
  ...cardFragment,
  selections: [
    ...cardFragment.selections,
    { kind: 'ScalarField', name: 'isBookmarked', alias: null, args: null, storageKey: null },
  ],
};

const productId = (n: number): string => `w_${String(n).padStart(22, '0')}`;

function node(n: number) {
  const author = 1 + ((n * 7919) % 20_000);
  return {
    id: productId(n),
    name: `「余白展」告知ポスター ${n}`,
    number: n,
    pickReason: null,
    isBookmarked: false,
    bookmarksCount: n % 40,
    thumbnailImage: {
      id: `m${n}`,
      url: `/media/${String(n).padStart(64, '0')}.webp`,
      width: 1200,
      height: 900,
      thumbhash: '1QcSHQRnh493V4dIh4eXh1h4kJUI',
    },
    author: {
      id: `c_${String(author).padStart(22, '0')}`,
      profile: {
        lastName: `早瀬${author}`,
        firstName: 'みお',
        profileImage: { id: `p${author}`, url: `/media/${String(author).padStart(64, '1')}.webp` },
        jobProfile: { id: `j${author}`, jobSeekingStatus: 'SEEKING' },
      },
    },
    categories: [1 + (n % 30), 1 + ((n + 7) % 30)].map((category) => ({
      id: `category_${category}`,
      name: `分野${category}`,
    })),
  };
}

/** The server's answer, parsed from text. */
function answer(first: number): GraphQLSingularResponse {
  const edges = Array.from({ length: pageSize }, (_, index) => ({ node: node(first + index + 1) }));
  const parsed: GraphQLSingularResponse = JSON.parse(
    JSON.stringify({
      data: {
        works: { edges, pageInfo: { hasNextPage: true, endCursor: String(first + pageSize) } },
      },
    }),
  );
  return parsed;
}

const worksOfFeed = 100_000;
let feeds = 0;
const nextBegin = (): number => {
  feeds += 1;
  return feeds * worksOfFeed;
};

const tick = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** The real feed and store, a network that answers at once, and a reader that shows the last two pages. */
export class BenchFeed {
  readonly environment: Environment;
  readonly #feed: PagedFeed<recommendedFeedQuery, object>;
  readonly #answers = new Map<string, GraphQLSingularResponse>();
  #subscribed: Disposable[] = [];
  /** Each feed has its own ids, so that V8 does not know them from another. */
  readonly #begin = nextBegin();
  /** Cards notified of a change. */
  notified = 0;

  constructor(keepPages: number | undefined) {
    this.environment = new Environment({
      network: Network.create(
        (_request, { after }) => this.#answers.get(String(after)) ?? this.#answer(after),
      ),
      store: createStore({ releasedQueriesKept: 20 }),
      missingFieldHandlers,
      getDataID: (record: { readonly id?: unknown }) => record.id,
    });
    this.#feed = new PagedFeed<recommendedFeedQuery, object>(
      this.environment,
      {
        query: feedQueryNode,
        pageSize,
        variables: (_filters, page) => page,
        select: ({ works: { edges, pageInfo } }) => ({
          ids: edges.map((edge) => edge.node.id),
          ...pageInfo,
        }),
        ...(keepPages === undefined ? {} : { keepPages }),
      },
      {},
    );
  }

  #answer(after: unknown): GraphQLSingularResponse {
    return answer(typeof after === 'string' ? Number(after) : this.#begin);
  }

  /** The id of the nth work, from 1. */
  idOf(n: number): string {
    return productId(this.#begin + n);
  }

  get count(): number {
    return this.#feed.view().count;
  }

  /**
   * Loads one more page: request, normalise, place, subscribe its cards, release the far ones. Answers CPU
   * milliseconds.
   */
  async append(): Promise<number> {
    const { count } = this;
    const after = count === 0 ? 'null' : String(this.#begin + count);
    this.#answers.set(after, answer(this.#begin + count));
    const began = process.cpuUsage();
    if (count === 0) this.#feed.start();
    else this.#feed.reach(count - 4, count - 1);
    await tick();
    this.#see(Math.max(0, this.count - 2 * pageSize), this.count);
    await tick();
    const { user, system } = process.cpuUsage(began);
    this.#answers.delete(after);
    if (this.count !== count + pageSize) throw new Error(`A page of ${this.count - count} came.`);
    return (user + system) / 1000;
  }

  #see(from: number, to: number): void {
    for (const one of this.#subscribed) one.dispose();
    this.#subscribed = [];
    const view = this.#feed.view();
    for (let at = from; at < to; at += 1) {
      const item = view.at(at);
      const key = item?.page.response?.works.edges[item.index]?.node;
      const selector = key === undefined ? null : getSingularSelector(card, key);
      if (selector) this.#subscribed.push(this.#subscribe(selector));
    }
  }

  #subscribe(selector: SingularReaderSelector): Disposable {
    return this.environment.subscribe(this.environment.lookup(selector), () => {
      this.notified += 1;
    });
  }

  /** A bookmark: shown at once, then confirmed by the server. */
  toggle(id: string, to: boolean): void {
    const update = this.environment.applyUpdate({
      storeUpdater: (store) => store.get(id)?.setValue(to, 'isBookmarked'),
    });
    this.environment.commitUpdate((store) => store.get(id)?.setValue(to, 'isBookmarked'));
    update.dispose();
  }

  /** A page in the store only. */
  store(page: number): void {
    const first = this.#begin + page * pageSize;
    const after = page === 0 ? null : String(first);
    const operation = createOperationDescriptor(feedQueryNode, { first: pageSize, after });
    const response = answer(first);
    if (!response.data) throw new Error('No data.');
    this.environment.commitPayload(operation, response.data);
    this.environment.retain(operation);
  }
}
