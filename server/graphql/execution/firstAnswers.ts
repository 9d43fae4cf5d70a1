import { join } from 'node:path';
import type { RequestInfo } from '../../lib/request/context.ts';
import type { HttpEndpoint } from '../../lib/request/graphqlEndpoint.ts';
import { asksAt } from '../../modules/content/addresses.ts';
import { readText } from '../allowList.ts';
import { firstPicture } from '../../modules/content/firstPicture.ts';

/** The answers to a page's first queries, for a guest; `whole` unless one failed. */
export interface FirstAnswers {
  readonly whole: boolean;
  /** The operations' names, variables and answers; null for a page without queries. */
  readonly json: string | null;
  /** The page's main picture, to preload in the head. */
  readonly picture: string;
}

/**
 * Runs an address's operations as a guest, whoever asks, since the HTML may be given to anybody. `artifacts`
 * is the folder of the compiled documents.
 */
export function createFirstAnswers(
  endpoint: Pick<HttpEndpoint, 'post'>,
  artifacts: string,
): (url: URL, info: RequestInfo) => Promise<FirstAnswers> {
  const texts = new Map<string, Promise<string | undefined>>();
  const textOf = (name: string): Promise<string | undefined> => {
    const known = texts.get(name);
    if (known) return known;
    const reading = readText(join(artifacts, `${name}.graphql.ts`));
    texts.set(name, reading);
    return reading;
  };

  return async (url, info) => {
    const asked = asksAt(url);
    const answers = await Promise.all(
      asked.map(async ({ name, variables }) => {
        const query = await textOf(name);
        if (query === undefined) return undefined;
        const body = JSON.stringify({ operationName: name, query, variables });
        const answer = await endpoint.post?.({ body, authorization: undefined, accept: undefined, info });
        // Inside a string the quotes would be escaped, so this is the answer's own key.
        if (!answer || answer.body.includes('"errors":[')) return undefined;
        return { name, variables, answer: answer.body };
      }),
    );
    const there = answers.filter((answer) => answer !== undefined);
    const entries = there.map(
      ({ name, variables, answer }) =>
        `{"name":${JSON.stringify(name)},"variables":${JSON.stringify(variables)},"answer":${answer}}`,
    );
    return {
      whole: there.length === answers.length,
      json: there.length === 0 ? null : `[${entries.join(',')}]`,
      picture: firstPicture(url.pathname, answers[0]?.answer),
    };
  };
}
