import { join } from 'node:path';
import type { RequestInfo } from '../lib/context.ts';
import type { HttpEndpoint } from '../lib/graphqlEndpoint.ts';
import { asksAt } from '../modules/content/addresses.ts';
import { readText } from './allowList.ts';
import { firstPicture } from '../modules/content/firstPicture.ts';

/** What a guest's first sight of a page asks for, answered ahead; `whole` unless something of it could not be had. */
export interface FirstAnswers {
  readonly whole: boolean;
  /** JSON: the operations' names and variables, and what they answered. Null for a page that asks for nothing. */
  readonly json: string | null;
  /** For the head: the picture that the page is opened for, fetched before the page's code asks for it. */
  readonly picture: string;
}

/**
 * Runs the operations of an address in the process, as a guest, whoever asks: the answer stands in HTML that anybody may be given. The
 * folder is that of the compiled artifacts, whose texts they are.
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
        // Inside a text the quotes would be escaped: this is the answer's own key.
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
