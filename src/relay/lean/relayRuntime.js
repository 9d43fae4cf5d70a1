/**
 * What `relay-runtime` is in this page (see `vite.config.ts`): what is in use, each from its own module. The package's own index is CommonJS
 * and brings everything there is, 5 kB of the first page that nobody calls. Add a name here with its first use; the build says so when one is
 * missing, and `lean.test.ts` when react-relay wants one.
 */
import createRelayContext from 'relay-runtime/lib/store/createRelayContext';
import createRelayLoggingContext from 'relay-runtime/lib/store/createRelayLoggingContext';
import {
  fetchQuery as fetchQueryInternal,
  getPromiseForActiveRequest,
} from 'relay-runtime/lib/query/fetchQueryInternal';

export { getFragment, getInlineDataFragment, getRequest, graphql } from 'relay-runtime/lib/query/GraphQLTag';
export { default as commitLocalUpdate } from 'relay-runtime/lib/mutations/commitLocalUpdate';
export { default as commitMutation } from 'relay-runtime/lib/mutations/commitMutation';
export { default as Network } from 'relay-runtime/lib/network/RelayNetwork';
export { default as Observable } from 'relay-runtime/lib/network/RelayObservable';
export { default as fetchQuery } from 'relay-runtime/lib/query/fetchQuery';
export { generateUniqueClientID, isClientID } from 'relay-runtime/lib/store/ClientID';
export { default as readInlineData } from 'relay-runtime/lib/store/readInlineData';
export { default as Environment } from 'relay-runtime/lib/store/RelayModernEnvironment';
export { createOperationDescriptor } from 'relay-runtime/lib/store/RelayModernOperationDescriptor';
export {
  areEqualSelectors,
  getSelector,
  getVariablesFromFragment,
} from 'relay-runtime/lib/store/RelayModernSelector';
export { default as Store } from 'relay-runtime/lib/store/RelayModernStore';
export { default as RecordSource } from 'relay-runtime/lib/store/RelayRecordSource';
export { REF_KEY, REFS_KEY, ROOT_ID, ROOT_TYPE } from 'relay-runtime/lib/store/RelayStoreUtils';
export { default as requestSubscription } from 'relay-runtime/lib/subscription/requestSubscription';
export { default as getPendingOperationsForFragment } from 'relay-runtime/lib/util/getPendingOperationsForFragment';
export { handlePotentialSnapshotErrors } from 'relay-runtime/lib/util/handlePotentialSnapshotErrors';
export { default as isPromise } from 'relay-runtime/lib/util/isPromise';
export { default as recycleNodesInto } from 'relay-runtime/lib/util/recycleNodesInto';
export { default as RelayFeatureFlags } from 'relay-runtime/lib/util/RelayFeatureFlags';

const internal = {
  createRelayContext,
  createRelayLoggingContext,
  fetchQuery: fetchQueryInternal,
  getPromiseForActiveRequest,
};
export { internal as __internal };
