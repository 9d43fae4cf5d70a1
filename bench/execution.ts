import { buildSchema, parse, printSchema } from 'graphql';
import { isOperation, OperationCompiler } from '../server/graphql/execution/compile.ts';
import type { CompiledOperation } from '../server/graphql/execution/compile.ts';
import { finish } from '../server/graphql/execution/finish.ts';
import { schema } from '../server/graphql/schema.ts';
import type { Context } from '../server/lib/request/context.ts';
import { openApi } from './api.ts';
import { openBenchDatabase } from './dataset.ts';
import { feedQuery } from './feeds/feedHttp.ts';
import { compareCpu, ratioRow } from './measure.ts';
import type { Row } from './measure.ts';
import { recordedDatabase } from './recorded.ts';
import { benchViewer } from './viewer.ts';

function compile(document: string, of = schema): CompiledOperation {
  const operation = new OperationCompiler(of).operation(parse(document), undefined);
  if (!isOperation(operation)) throw new Error(JSON.stringify(operation.errors));
  return operation;
}

function dataOf(result: unknown): object {
  if (typeof result !== 'object' || result === null || !('data' in result) || 'errors' in result)
    throw new Error(JSON.stringify(result));
  const { data } = result;
  if (typeof data !== 'object' || data === null) throw new Error('No data.');
  return data;
}

/**
 * Bar 2: CPU time for an answer beyond serialising it, without waiting. First graphql-jit alone, on rows in
 * the answer's shape; then our resolvers, with everything but the list loaded already; then with data access,
 * answered from memory.
 */
export async function execution(): Promise<Row[]> {
  const database = await openBenchDatabase(2);
  const api = await openApi({ db: recordedDatabase(database), engine: 'postgres' }, benchViewer);
  try {
    const variables = { first: 24 };
    const context = (): Context => ({
      services: api.services,
      viewer: benchViewer,
      request: { id: 'bench', ip: '127.0.0.1', userAgent: '' },
    });
    const own = compile(feedQuery);
    const answer = { data: dataOf(await own.run(undefined, context(), variables)) };
    const bare = compile(feedQuery, buildSchema(printSchema(schema)));
    const write = () => JSON.stringify(answer);
    const alone = async () => JSON.stringify(await bare.run(answer.data, {}, variables));
    const read = context();
    const resolved = async () => JSON.stringify(await own.run(undefined, read, variables));
    const whole = async () => {
      const fresh = context();
      const text = JSON.stringify(await own.run(undefined, fresh, variables));
      finish(fresh);
      return text;
    };
    for (const way of [alone, resolved, resolved, whole])
      if ((await way()) !== write()) throw new Error('The answers differ.');
    return [
      ratioRow(
        '2',
        'compiled execution + JSON.stringify over plain rows, CPU',
        1.6,
        await compareCpu(alone, write, 400),
      ),
      ratioRow(
        '2',
        'the same with our resolvers, children’s rows already in the loaders',
        1.6,
        await compareCpu(resolved, write, 400),
      ),
      ratioRow(
        '2',
        'the same with data access too: loaders, statements built, rows made',
        1.6,
        await compareCpu(whole, write, 400),
      ),
    ];
  } finally {
    await api.close();
    await database.close();
  }
}
