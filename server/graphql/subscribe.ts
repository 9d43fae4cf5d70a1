import {
  createSourceEventStream,
  executeSubscriptionEvent,
  mapSourceToResponseEvent,
  validateSubscriptionArgs,
} from 'graphql';
import type { ExecutionArgs, ExecutionResult, ValidatedSubscriptionArgs } from 'graphql';
import { isSharedEvent } from '../lib/sharedEvents.ts';

/** A fresh context, so that no data or permission of an earlier event is reused. */
function anew(args: ValidatedSubscriptionArgs): ValidatedSubscriptionArgs {
  const { contextValue } = args;
  return typeof contextValue === 'object' && contextValue !== null
    ? { ...args, contextValue: { ...contextValue } }
    : args;
}

type Result = ExecutionResult | Promise<ExecutionResult>;

/** Answers to shared events by operation; freed with the event. */
const answers = new WeakMap<object, Map<string, Result>>();
const operations = new WeakMap<object, number>();
let operationsSeen = 0;

function keyOf({ operation, variableValues }: ValidatedSubscriptionArgs): string {
  const number = operations.get(operation) ?? (operationsSeen += 1);
  operations.set(operation, number);
  return `${number} ${JSON.stringify(variableValues.coerced)}`;
}

/** A shared event runs once for each operation, any other once for each listener. */
function execute(args: ValidatedSubscriptionArgs): Result {
  const event = args.rootValue;
  if (!isSharedEvent(event)) return executeSubscriptionEvent(anew(args));
  const known = answers.get(event) ?? new Map<string, Result>();
  answers.set(event, known);
  const key = keyOf(args);
  const answer = known.get(key) ?? executeSubscriptionEvent(anew(args));
  known.set(key, answer);
  return answer;
}

/**
 * graphql's `subscribe` with a fresh context for each event: a socket lives for minutes, a loader for one
 * answer.
 */
export async function subscribe(
  args: ExecutionArgs,
): Promise<AsyncGenerator<ExecutionResult, void, void> | ExecutionResult> {
  const validated = validateSubscriptionArgs(args);
  if (!('operation' in validated)) return { errors: validated };
  const events = await createSourceEventStream(validated);
  if (!(Symbol.asyncIterator in events)) return events;
  return mapSourceToResponseEvent(validated, events, (event) => execute(event));
}
