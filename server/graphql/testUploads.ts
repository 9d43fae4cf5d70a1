import { isAnswer } from './testing.ts';
import type { Answer, TestApi } from './testing.ts';

interface Sent {
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>>;
  /** By the name of their variable. */
  readonly files: Readonly<Record<string, Blob>>;
}

/** Sends files as a browser does. */
export async function sendFiles(
  api: TestApi,
  as: string | undefined,
  { query, variables = {}, files }: Sent,
): Promise<Answer> {
  const form = new FormData();
  const names = Object.keys(files);
  const nulls = Object.fromEntries(names.map((name) => [name, null]));
  form.set('operations', JSON.stringify({ query, variables: { ...variables, ...nulls } }));
  form.set('map', JSON.stringify(Object.fromEntries(names.map((name, at) => [at, [`variables.${name}`]]))));
  for (const [at, [name, file]] of Object.entries(files).entries()) form.set(String(at), file, name);
  const authorization = await api.authorizationOf(as);
  const response = await api.endpoint.fetch(
    new Request('http://localhost/graphql', {
      method: 'POST',
      body: form,
      headers: authorization === undefined ? {} : { authorization },
    }),
    { id: 'upload', ip: '127.0.0.1', userAgent: '' },
  );
  const answer: unknown = await response.json();
  if (!isAnswer(answer)) throw new Error(JSON.stringify(answer));
  return answer;
}
