import {
  createSourceEventStream,
  executeSubscriptionEvent,
  mapSourceToResponseEvent,
  validateSubscriptionArgs,
} from 'graphql';
import type { ExecutionArgs, ExecutionResult, ValidatedSubscriptionArgs } from 'graphql';

/** Another context than any before, so that nothing read for an earlier event, nor a permission asked then, is remembered. */
function anew(args: ValidatedSubscriptionArgs): ValidatedSubscriptionArgs {
  const { contextValue } = args;
  return typeof contextValue === 'object' && contextValue !== null
    ? { ...args, contextValue: { ...contextValue } }
    : args;
}

/** `subscribe` of graphql, with a context of its own for each event: a socket lives for minutes, a loader for one answer. */
export async function subscribe(
  args: ExecutionArgs,
): Promise<AsyncGenerator<ExecutionResult, void, void> | ExecutionResult> {
  const validated = validateSubscriptionArgs(args);
  if (!('operation' in validated)) return { errors: validated };
  const events = await createSourceEventStream(validated);
  if (!(Symbol.asyncIterator in events)) return events;
  return mapSourceToResponseEvent(validated, events, (event) => executeSubscriptionEvent(anew(event)));
}
