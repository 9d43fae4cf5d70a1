import { createSourceEventStream, executeSubscriptionEvent, validateSubscriptionArgs } from 'graphql';
import type { ExecutionArgs, ExecutionResult, ValidatedSubscriptionArgs } from 'graphql';
import { after } from '../../lib/request/batch.ts';
import { EventStream } from '../../lib/pubsub/eventStream.ts';
import { isSharedEvent } from '../../lib/sharedEvents.ts';

type Later<Value> = Value | Promise<Value>;
/** By event, freed with it. */
type Kept<Answer> = WeakMap<object, Map<string, Answer>>;

export class AnswerStream extends EventStream<ExecutionResult> {}

/** Of shared events, by operation: the answer for everybody, or null where making it looked at who listens. */
const forAll: Kept<Later<ExecutionResult | null>> = new WeakMap();
/** Of those, by operation and who listens. */
const forViewers: Kept<Later<ExecutionResult>> = new WeakMap();
const operations = new WeakMap<object, number>();
let operationsSeen = 0;

function keyOf({ operation, variableValues }: ValidatedSubscriptionArgs): string {
  const number = operations.get(operation) ?? (operationsSeen += 1);
  operations.set(operation, number);
  return `${number} ${JSON.stringify(variableValues.coerced)}`;
}

function once<Answer>(kept: Kept<Answer>, event: object, key: string, make: () => Answer): Answer {
  const ofEvent = kept.get(event) ?? new Map<string, Answer>();
  kept.set(event, ofEvent);
  const known = ofEvent.get(key);
  if (known !== undefined) return known;
  const answer = make();
  ofEvent.set(key, answer);
  return answer;
}

/** A fresh context, so that no data or permission of an earlier event is reused. */
function freshContext({ contextValue }: ValidatedSubscriptionArgs): object {
  return typeof contextValue === 'object' ? { ...contextValue } : {};
}

function answerTo(
  event: unknown,
  args: ValidatedSubscriptionArgs,
  contextValue = freshContext(args),
): Later<ExecutionResult> {
  return executeSubscriptionEvent({ ...args, rootValue: event, contextValue });
}

/** Executed once for each operation, however many listen. */
function answerForAll(
  event: object,
  key: string,
  args: ValidatedSubscriptionArgs,
): Later<ExecutionResult | null> {
  return once(forAll, event, key, () => {
    let isForViewer = false;
    const context = new Proxy(freshContext(args), {
      get: (target, name, receiver): unknown => {
        // All else in it tells who listens.
        if (name !== 'services') isForViewer = true;
        return Reflect.get(target, name, receiver);
      },
    });
    return after(answerTo(event, args, context), (answer) => {
      if (!isForViewer) return answer;
      once(forViewers, event, viewerKey(key, args), () => answer);
      return null;
    });
  });
}

function viewerKey(key: string, { contextValue }: ValidatedSubscriptionArgs): string {
  const isKnown = typeof contextValue === 'object' && contextValue !== null && 'viewer' in contextValue;
  return `${key} ${JSON.stringify(isKnown ? contextValue.viewer : null)}`;
}

function answerForViewer(
  event: object,
  key: string,
  args: ValidatedSubscriptionArgs,
): Later<ExecutionResult> {
  return once(forViewers, event, viewerKey(key, args), () => answerTo(event, args));
}

/** Without a promise of its own where there is none yet. */
function hand<Value>(value: Later<Value>, take: (value: Value) => Later<void>): Later<void> {
  return value instanceof Promise ? value.then(take) : take(value);
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
  const push = (answer: ExecutionResult): void => stream.push(answer);
  const take = (event: unknown): Later<void> =>
    isSharedEvent(event)
      ? hand(answerForAll(event, key, validated), (answer) =>
          answer === null ? hand(answerForViewer(event, key, validated), push) : push(answer),
        )
      : hand(answerTo(event, validated), push);
  events.forEach(take).then(
    () => stream.end(),
    (error: unknown) => stream.fail(error),
  );
  return stream;
}
