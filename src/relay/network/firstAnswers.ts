import { Observable } from 'relay-runtime';
import type { FetchFunction, GraphQLSingularResponse, Variables } from 'relay-runtime';
import { isRecord, isString } from '../../lib/guards.ts';
import { isGraphQLResponse } from './graphqlResponse.ts';

/** The answers for a guest inside the first HTML. Each can be taken once, within a minute. */
export interface FirstAnswers {
  readonly isThere: boolean;
  readonly take: (name: string, variables: Variables) => GraphQLSingularResponse | null;
}

interface Answered {
  readonly variables: Variables;
  readonly answer: GraphQLSingularResponse;
}

interface Visit {
  /** Milliseconds since the page was opened. */
  readonly now: () => number;
  readonly isReturn: () => boolean;
}

const thisVisit: Visit = {
  now: () => performance.now(),
  isReturn: () =>
    performance
      .getEntriesByType('navigation')
      .some((entry) => 'type' in entry && entry.type === 'back_forward'),
};

/** An answer nobody took by then was for a page that was left. */
const goodForMs = 60_000;
/**
 * The page and its loader both ask, in either order; this is how long the second one still gets the same
 * answer.
 */
const joinedWithinMs = 5_000;

/** Reads `<script type="application/json" id="first-answers">`. */
export function readFirstAnswers({ now, isReturn }: Visit = thisVisit): FirstAnswers {
  // The browser restored the HTML of an earlier visit, whose answers may be out of date.
  const answers = byName(isReturn() ? [] : written(), (answered) => ({ ...answered, until: goodForMs }));
  return {
    isThere: answers.size > 0,
    take: (name, variables) => {
      const found = answers.get(name);
      const at = now();
      if (found === undefined || at > found.until || !isSame(found.variables, variables)) return null;
      found.until = Math.min(found.until, at + joinedWithinMs);
      return found.answer;
    },
  };
}

/** The same for server rendering, without a time limit. */
export function answersOf(entries: unknown): FirstAnswers {
  const answers = byName(Array.isArray(entries) ? entries : [], (answered) => answered);
  return {
    isThere: answers.size > 0,
    take: (name, variables) => {
      const found = answers.get(name);
      return found !== undefined && isSame(found.variables, variables) ? found.answer : null;
    },
  };
}

function byName<T>(entries: readonly unknown[], make: (answered: Answered) => T): ReadonlyMap<string, T> {
  const answers = new Map<string, T>();
  for (const entry of entries) {
    if (!isRecord(entry)) continue;
    const { name, variables, answer } = entry;
    if (isString(name) && isRecord(variables) && isGraphQLResponse(answer))
      answers.set(name, make({ variables, answer }));
  }
  return answers;
}

function written(): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(document.querySelector('script#first-answers')?.textContent ?? '');
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

/** A variable left out equals null, as on the server. */
function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((entry, index) => isSame(entry, other[index]));
  if (isRecord(one) && isRecord(other)) {
    const names = new Set([...Object.keys(one), ...Object.keys(other)]);
    return [...names].every((name) => isSame(one[name], other[name]));
  }
  return (one ?? null) === (other ?? null);
}

/** Takes a query's answer from the first HTML, if it is there, instead of asking the server. */
export function answeringFirst(ask: FetchFunction, first: FirstAnswers): FetchFunction {
  return (request, variables, cacheConfig, uploadables) => {
    const answer = request.operationKind === 'query' ? first.take(request.name, variables) : null;
    if (answer === null) return ask(request, variables, cacheConfig, uploadables);
    return Observable.create<GraphQLSingularResponse>((sink) => {
      sink.next(answer);
      sink.complete();
    });
  };
}
