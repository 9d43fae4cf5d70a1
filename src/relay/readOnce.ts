import { createOperationDescriptor, fetchQuery, getRequest } from 'relay-runtime';
import type { GraphQLTaggedNode, IEnvironment, OperationType } from 'relay-runtime';
import { keptByOwner } from './store.ts';

/** Asks the server for what its caller copies: once it is answered, the store may forget it. */
export async function readOnce<Query extends OperationType>(
  environment: IEnvironment,
  query: GraphQLTaggedNode,
  variables: Query['variables'],
): Promise<Query['response'] | undefined> {
  const kept = environment.retain(createOperationDescriptor(getRequest(query), variables, keptByOwner));
  try {
    return await fetchQuery<Query>(environment, query, variables, {
      fetchPolicy: 'network-only',
    }).toPromise();
  } finally {
    kept.dispose();
  }
}
