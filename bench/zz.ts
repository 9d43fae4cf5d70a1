import { openBenchDatabase, viewerId } from './dataset.ts';
import { recordedDatabase } from './recorded.ts';
import { openApi } from './api.ts';
import { feedQuery } from './feedHttp.ts';
import { schema } from '../server/graphql/schema.ts';
import { OperationCompiler } from '../server/graphql/compile.ts';
import { parse } from 'graphql';
const database = await openBenchDatabase(2);
const api = await openApi({ db: recordedDatabase(database), engine: 'postgres' }, { kind: 'user', userId: viewerId, roles: ['CREATOR_USER'], companyId: null });
const op: any = new OperationCompiler(schema).operation(parse(feedQuery), undefined);
const ctx = () => ({ services: api.services, viewer: { kind: 'user', userId: viewerId, roles: ['CREATOR_USER'], companyId: null }, request: { id: 'b', ip: '' } });
const guest = () => ({ services: api.services, viewer: { kind: 'guest' }, request: { id: 'b', ip: '' } });

const real: any = recordedDatabase(database);
const answers = new Map<string, unknown[]>();
function fake(real: any) {
  return { selectFrom(table: string) {
    const known = answers.get(table);
    const chain: any = new Proxy(known ? {} : {}, { get: (_t, k) => k === 'execute' ? () => Promise.resolve(answers.get(table)) : () => chain });
    if (known) return chain;
    const rec = (q: any): any => new Proxy(q, { get: (t, k) => k === 'execute' ? async () => { const rows = await t.execute(); answers.set(table, rows); return rows; } : typeof t[k] === 'function' ? (...a: any[]) => { const r = t[k](...a); return r && typeof r === 'object' && 'execute' in r ? rec(r) : r; } : t[k] });
    return rec(real.selectFrom(table));
  } };
}
(api.services as any).db = fake(real);
const text = await api.post(feedQuery, { first: 24 });
console.log(text.length, text.slice(0, 300));
const answer = JSON.parse(text);
async function cpu(n: number, f: () => unknown) { for (let i = 0; i < n; i++) await f(); const b = process.cpuUsage(); for (let i = 0; i < n; i++) await f(); const e = process.cpuUsage(b); return ((e.user + e.system) / n).toFixed(1); }
const loop = process.argv[2] ? 20000 : 1500;
console.log('exec only', await cpu(loop, () => op.run(undefined, ctx(), { first: 24 })));
if (process.argv[2]) process.exit();
for (let r = 0; r < 3; r++) {
  console.log('stringify', await cpu(3000, () => JSON.stringify(answer)));
  console.log('exec+json', await cpu(1500, async () => JSON.stringify(await op.run(undefined, ctx(), { first: 24 }))));
  console.log('exec only', await cpu(1500, () => op.run(undefined, ctx(), { first: 24 })));
  console.log('exec guest', await cpu(1500, () => op.run(undefined, guest(), { first: 24 })));
  console.log('post', await cpu(1500, () => api.post(feedQuery, { first: 24 })));
}
process.exit();
