/**
 * Whether there are works newer than a list. Checked when somebody returns after a while; the list itself
 * stays.
 */
import { fetchQuery, graphql } from 'relay-runtime';
import type { IEnvironment } from 'relay-runtime';
import type { newWorksQuery } from '../../../../__generated__/newWorksQuery.graphql.ts';
import type { WorkFilters } from '../discoverChoices.ts';

/** Shorter absences are not checked. */
const awhileMs = 3 * 60_000;

interface LoadedList {
  readonly view: () => { readonly loadedAt: number };
}

/** The newest work when the list was loaded. */
interface Baseline {
  readonly loadedAt: number;
  readonly newest: string | null;
  readonly checkedAt: number;
}

class NewWorksWatch {
  readonly #feed: LoadedList;
  readonly #listeners = new Set<() => void>();
  #baseline: Baseline | null = null;
  #offered = false;

  constructor(feed: LoadedList) {
    this.#feed = feed;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  readonly offered = (): boolean => this.#offered;

  /** On returning to the list, and after it loaded. */
  async check(environment: IEnvironment, filters: WorkFilters, newbie: boolean): Promise<void> {
    const { loadedAt } = this.#feed.view();
    const known = this.#baseline?.loadedAt === loadedAt;
    if (loadedAt === 0 || (known && Date.now() - (this.#baseline?.checkedAt ?? 0) < awhileMs)) return;
    const newest = await newestOf(environment, filters, newbie);
    // Reloaded meanwhile: another check is running.
    if (newest === undefined || this.#feed.view().loadedAt !== loadedAt) return;
    const before = this.#baseline?.loadedAt === loadedAt ? this.#baseline.newest : newest;
    this.#baseline = { loadedAt, newest: before, checkedAt: Date.now() };
    this.#set(newest !== before);
  }

  /** The new works are shown. */
  taken(): void {
    this.#baseline = null;
    this.#set(false);
  }

  #set(offered: boolean): void {
    if (offered === this.#offered) return;
    this.#offered = offered;
    for (const listener of this.#listeners) listener();
  }
}

const watches = new WeakMap<object, NewWorksWatch>();

export function newWorksOf(feed: LoadedList): NewWorksWatch {
  const own = watches.get(feed) ?? new NewWorksWatch(feed);
  watches.set(feed, own);
  return own;
}

/** Undefined on failure, which is not shown. */
async function newestOf(
  environment: IEnvironment,
  filters: WorkFilters,
  newbie: boolean,
): Promise<string | null | undefined> {
  try {
    const facts = await fetchQuery<newWorksQuery>(
      environment,
      graphql`
        query newWorksQuery(
          $newbie: Boolean!
          $categoryIds: [ID!]
          $industryIds: [ID!]
          $toolIds: [ID!]
          $jobSeekingStatuses: [JobSeekingStatus!]
          $operationalAvailabilities: [OperationalAvailability!]
          $engagementTypes: [CreatorEngagementType!]
          $wayOfWorkings: [WayOfWorking!]
          $colors: [String!]
        ) {
          recommendedRecentProducts(
            first: 1
            categoryIds: $categoryIds
            industryIds: $industryIds
            toolIds: $toolIds
            jobSeekingStatuses: $jobSeekingStatuses
            operationalAvailabilities: $operationalAvailabilities
            engagementTypes: $engagementTypes
            wayOfWorkings: $wayOfWorkings
            colors: $colors
          ) @skip(if: $newbie) {
            edges {
              node {
                id
              }
            }
          }
          newbieRecommendedProducts(
            first: 1
            categoryIds: $categoryIds
            industryIds: $industryIds
            toolIds: $toolIds
            jobSeekingStatuses: $jobSeekingStatuses
            operationalAvailabilities: $operationalAvailabilities
            engagementTypes: $engagementTypes
            wayOfWorkings: $wayOfWorkings
            colors: $colors
          ) @include(if: $newbie) {
            edges {
              node {
                id
              }
            }
          }
        }
      `,
      { newbie, ...filters },
      { fetchPolicy: 'network-only' },
    ).toPromise();
    const works = facts?.recommendedRecentProducts ?? facts?.newbieRecommendedProducts;
    return works?.edges[0]?.node.id ?? null;
  } catch {
    return undefined;
  }
}
