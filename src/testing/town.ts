import { buildSchema, graphql } from 'graphql';

export interface TownRequest {
  readonly name: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** A server for tests: a plain object of data and functions, asked as the printed schema says, so that pages meet whole queries and mutations. */
export interface Town {
  readonly requests: readonly TownRequest[];
  /** Answers an operation; throws what graphql says against it. */
  readonly answer: (
    name: string,
    source: string,
    variables: Readonly<Record<string, unknown>>,
  ) => Promise<object | null>;
  /** What a subscription's listener is told of an event. */
  readonly event: (source: string, event: object) => Promise<object | null>;
  /** No answer until the function it gives back is called. */
  readonly hold: () => () => void;
  /** The next mutation is refused with these words. */
  readonly refuse: (message: string) => void;
  /** What a mutation of the town answers: what it changed, or the refusal that is due, with null for all else that its payload may have. */
  readonly payload: (changed: () => object, otherwise: object) => object;
}

/** `makeRoot` makes the fields of Query and Mutation. */
export function createTown(printed: string, makeRoot: (town: Pick<Town, 'payload'>) => object): Town {
  const schema = buildSchema(printed);
  const requests: TownRequest[] = [];
  let refusal: string | null = null;
  let held: Promise<void> = Promise.resolve();

  const payload: Town['payload'] = (changed, otherwise) => {
    if (refusal === null) return { ...changed(), errors: [] };
    const message = refusal;
    refusal = null;
    return { ...otherwise, errors: [{ __typename: 'ForbiddenError', message }] };
  };
  const root = makeRoot({ payload });
  const run = async (options: Omit<Parameters<typeof graphql>[0], 'schema'>): Promise<object | null> => {
    const { data, errors } = await graphql({ schema, ...options });
    if (errors !== undefined) throw new Error(errors.map(({ message }) => message).join('\n'));
    return data ?? null;
  };
  return {
    requests,
    payload,
    answer: async (name, source, variables) => {
      requests.push({ name, variables });
      await held;
      return run({ source, rootValue: root, variableValues: variables, operationName: name });
    },
    event: (source, event) => run({ source, rootValue: event }),
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return resolve;
    },
    refuse: (message) => {
      refusal = message;
    },
  };
}
