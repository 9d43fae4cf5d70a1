import { createSourceEventStream, executeSubscriptionEvent, validateSubscriptionArgs } from 'graphql';
import type { ExecutionArgs, ExecutionResult, ValidatedSubscriptionArgs } from 'graphql';
import { EventStream } from '../lib/pubsub/eventStream.ts';
import { isSharedEvent } from '../lib/sharedEvents.ts';

type Result = ExecutionResult | Promise<ExecutionResult>;

export class AnswerStream extends EventStream<ExecutionResult> {}

/** Answers to shared events by operation; freed with the event. */
const answers = new WeakMap<object, Map<string, Result>>();
const operations = new WeakMap<object, number>();
let operationsSeen = 0;

function keyOf({ operation, variableValues }: ValidatedSubscriptionArgs): string {
  const number = operations.get(operation) ?? (operationsSeen += 1);
  operations.set(operation, number);
  return `${number} ${JSON.stringify(variableValues.coerced)}`;
}

/** A fresh context, so that no data or permission of an earlier event is reused. */
function answerTo(event: unknown, args: ValidatedSubscriptionArgs): Result {
  const { contextValue } = args;
  const isObject = typeof contextValue === 'object' && contextValue !== null;
  return executeSubscriptionEvent({
    ...args,
    rootValue: event,
    contextValue: isObject ? { ...contextValue } : contextValue,
  });
}

/** Executed once for each operation, however many listen. */
function sharedAnswer(event: object, key: string, args: ValidatedSubscriptionArgs): Result {
  const ofEvent = answers.get(event) ?? new Map<string, Result>();
  answers.set(event, ofEvent);
  const known = ofEvent.get(key);
  if (known) return known;
  const answer = answerTo(event, args);
  ofEvent.set(key, answer);
  return answer;
}

/**
 * graphql's `subscribe` with a fresh context for each event: a socket lives for minutes, a loader for one
 * answer.
 */
export async function subscribe(args: ExecutionArgs): Promise<AnswerStream | ExecutionResult> {
  const validated = validateSubscriptionArgs(args);
  if (!('operation' in validated)) return { errors: validated };
  const events = await createSourceEventStream(validated);
  if (!(Symbol.asyncIterator in events)) return events;
  if (!(events instanceof EventStream)) throw new TypeError('Subscriptions answer an EventStream');
  const key = keyOf(validated);
  const stream = new AnswerStream(() => events.end());
  const take = (event: unknown): Promise<void> | void => {
    const answer = isSharedEvent(event) ? sharedAnswer(event, key, validated) : answerTo(event, validated);
    return answer instanceof Promise ? answer.then((result) => stream.push(result)) : stream.push(answer);
  };
  events.forEach(take).then(
    () => stream.end(),
    (error: unknown) => stream.fail(error),
  );
  return stream;
}
