import { createServer, request } from 'node:http';

export interface PictureProxy {
  readonly origin: string;
  readonly close: () => void;
}

/**
 * A proxy before the real server. Answers every picture request with the same picture in the requested width,
 * as the data set has no files. Intercepting in the browser would load the threads being measured.
 */
export async function startPictureProxy(
  target: string,
  pictures: ReadonlyMap<number, Buffer>,
): Promise<PictureProxy> {
  const { hostname, port } = new URL(target);
  const server = createServer((incoming, response) => {
    const { pathname, searchParams } = new URL(incoming.url ?? '/', target);
    const picture = pathname === '/_next/image' ? pictures.get(Number(searchParams.get('w'))) : undefined;
    if (picture !== undefined) {
      response.writeHead(200, {
        'content-type': 'image/webp',
        'content-length': picture.byteLength,
        'cache-control': 'public, max-age=31536000, immutable',
      });
      response.end(picture);
      return;
    }
    // No keep-alive: the server might close the connection just as it is reused.
    const passed = request(
      {
        hostname,
        port,
        path: incoming.url,
        method: incoming.method,
        headers: incoming.headers,
        agent: false,
      },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    );
    passed.on('error', () => response.destroy());
    incoming.pipe(passed);
  });
  const listening = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', () => listening.resolve());
  await listening.promise;
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port.');
  return {
    origin: `http://localhost:${address.port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
