/** Relay's cache of client resolvers, of which this schema has none: what the store and its readers ask of it all the same. */
export class LiveResolverCache {
  getLiveResolverPromise = absent;
  readFromCacheOrEvaluate = absent;
  ensureClientRecord = absent;
  batchLiveStateUpdates = absent;
  batchLiveStateUpdatesWithoutNotify = absent;
  invalidateDataIDs() {}
  invalidateResolverRecords() {}
  unsubscribeFromLiveResolverRecords() {}
  notifyUpdatedSubscribers() {}
}

export const RELAY_RESOLVER_LIVE_STATE_SUBSCRIPTION_KEY = '__resolverLiveStateSubscription';
export const getUpdatedDataIDs = absent;

function absent() {
  throw new Error('Relay resolvers are left out of the build: see scripts/lib/leanRelay.ts');
}
