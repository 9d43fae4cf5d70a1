import { createServer } from 'node:http';
import { Pool } from 'pg';
import { people } from './dataset.ts';
import { rawStatement } from './rawStatement.ts';

/** The baseline of bar 1: the same page by one statement, on a server that does nothing else. */
const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: 10, idleTimeoutMillis: 0 });

createServer((request, response) => {
  if (request.url === '/healthz') {
    response.end('ok');
    return;
  }
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  const respond = async (): Promise<void> => {
    const body: unknown = JSON.parse(Buffer.concat(chunks).toString('utf8'));
    const { rows } = await pool.query<Record<string, unknown>>({
      name: 'feed',
      text: rawStatement,
      values: [body ? 25 : 0, people.creator],
    });
    const edges = rows
      .slice(0, 24)
      .map((node) => ({ cursor: `${String(node['memberAt'])}.${String(node['id'])}`, node }));
    const answer = Buffer.from(
      JSON.stringify({
        data: { recommendedRecentProducts: { edges, pageInfo: { hasNextPage: rows.length > 24 } } },
      }),
    );
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': answer.byteLength });
    response.end(answer);
  };
  request.on('end', () => {
    respond().catch((error: unknown) => {
      response.writeHead(500);
      response.end(String(error));
    });
  });
}).listen(Number(process.env['PORT']), '127.0.0.1');
