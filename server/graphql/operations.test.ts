import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  Kind,
  OperationTypeNode,
  parse,
  specifiedRules,
  typeFromAST,
  validate,
} from 'graphql';
import type { GraphQLInputType, OperationDefinitionNode, VariableDefinitionNode } from 'graphql';
import { createClient } from 'graphql-ws';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { startTestServer } from '../http/testing.ts';
import type { TestServer } from '../http/testing.ts';
import { documentFolders, readAllowList, readOperations } from './allowList.ts';
import { limitsRule } from './limits.ts';
import { schema } from './schema.ts';
import { builtCalls } from './specifiedCalls.ts';
import { sendFiles } from './testUploads.ts';
import { testApi } from './testing.ts';
import type { Answer, TestApi } from './testing.ts';

const documents = await readOperations(documentFolders.operations);
let api: TestApi;
let server: TestServer;

beforeAll(async () => {
  api = await testApi({ allowList: await readAllowList(documentFolders), introspection: false });
  server = await startTestServer({ graphql: api.endpoint });
});
afterAll(async () => {
  await server.stop();
  await api.close();
});

test('every call of the specification that is built has its document, and nothing else has one', () => {
  expect([...documents.keys()].toSorted()).toEqual(builtCalls(schema).toSorted());
});

function operationOf(text: string): OperationDefinitionNode {
  const [operation] = parse(text).definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('A file holds one operation.');
  return operation;
}

/** The least that the type takes. */
function least(type: GraphQLInputType): unknown {
  if (!isNonNullType(type)) return null;
  if (isListType(getNullableType(type))) return [];
  const named = getNamedType(type);
  if (isEnumType(named)) return named.getValues()[0]?.name;
  if (isInputObjectType(named))
    return Object.fromEntries(
      Object.values(named.getFields()).flatMap((field) =>
        isNonNullType(field.type) ? [[field.name, least(field.type)]] : [],
      ),
    );
  const values: Readonly<Record<string, unknown>> = { Int: 1, Float: 1, Boolean: true, Upload: null };
  return named.name === 'DateTime' ? '2026-05-01T00:00:00.000Z' : (values[named.name] ?? 'x');
}

function typeOf({ type }: VariableDefinitionNode): GraphQLInputType {
  const found = typeFromAST(schema, type);
  if (!found || !isInputType(found)) throw new Error('A variable is of a type for input.');
  return found;
}

async function call(text: string, as: string | undefined): Promise<Answer> {
  const definitions = operationOf(text).variableDefinitions ?? [];
  const entries = definitions.map((one) => [one.variable.name.value, typeOf(one)] as const);
  const variables = Object.fromEntries(entries.map(([name, type]) => [name, least(type)]));
  const files = entries.filter(([, type]) => isNonNullType(type) && getNamedType(type).name === 'Upload');
  if (files.length === 0) return api.post(text, variables, as);
  const sent = Object.fromEntries(files.map(([name]) => [name, new Blob(['no picture'])]));
  return sendFiles(api, as, { query: text, variables, files: sent });
}

test.each([...documents])('%s is one operation of its name, valid and within the limits', (name, text) => {
  expect(operationOf(text).name?.value).toBe(name);
  expect(validate(schema, parse(text), [...specifiedRules, limitsRule])).toEqual([]);
});

const isSubscription = (text: string) => operationOf(text).operation === OperationTypeNode.SUBSCRIPTION;
const calls = [...documents].filter(([, text]) => !isSubscription(text));
const subscriptions = [...documents].filter(([, text]) => isSubscription(text));
const refusals = new Set([undefined, 'BAD_USER_INPUT', 'FORBIDDEN', 'NOT_FOUND', 'UNAUTHENTICATED']);

describe('production executes', () => {
  test.each(calls)('%s', async (name, text) => {
    const viewers = [undefined, await api.rows.creator(), await api.rows.member()];
    const answers = await Promise.all(viewers.map((viewer) => call(text, viewer)));
    for (const { data, errors } of answers) {
      expect(refusals).toContain(errors?.[0]?.extensions?.['code']);
      expect(JSON.stringify(data ?? null)).not.toContain('InternalServerError');
    }
    // Of these viewers one at least gets an answer.
    expect(answers.some(({ data }) => data && name in data)).toBe(true);
  });

  test.each(subscriptions)('%s', async (_name, text) => {
    const client = createClient({
      url: `ws://127.0.0.1:${server.port}/subscriptions`,
      webSocketImpl: WebSocket,
      retryAttempts: 0,
    });
    const [first] = await Array.fromAsync(client.iterate({ query: text, variables: { roomId: 'x' } }));
    expect(JSON.stringify(first)).toContain('ログインが必要です');
    await client.dispose();
  });
});

test('what is changed in a document is none of them', async () => {
  const [text = ''] = documents.values();
  const { errors } = await api.post(text.replace('{', '{ me { id }'));
  expect(errors?.[0]?.extensions?.['code']).toBe('UNKNOWN_DOCUMENT');
});
