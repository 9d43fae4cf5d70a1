import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

export interface BareFeed {
  readonly origin: string;
  readonly close: () => void;
}

/** A baseline for virtua: React only, cards like ours from memory, no data requests, no buttons. */
export async function startBareFeed(): Promise<BareFeed> {
  const built = await build({
    configFile: false,
    root: fileURLToPath(new URL('bareFeed', import.meta.url)),
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false },
  });
  if (Array.isArray(built) || !('output' in built))
    throw new Error('The bare feed was built as something else.');
  const files = new Map(
    built.output.map((file) => [`/${file.fileName}`, file.type === 'chunk' ? file.code : file.source]),
  );
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const name = pathname === '/' ? '/index.html' : pathname;
    const file = files.get(name);
    const type = name.endsWith('.js') ? 'text/javascript' : 'text/html; charset=utf-8';
    response.writeHead(file === undefined ? 404 : 200, { 'content-type': type });
    response.end(file);
  });
  const listening = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', () => listening.resolve());
  await listening.promise;
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
