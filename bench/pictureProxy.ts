import { createServer, request } from 'node:http';

export interface PictureProxy {
  readonly origin: string;
  readonly close: () => void;
}

/**
 * In front of the real server: answers every request for a picture with the same one, in the width that was asked for, as the works of the data set have no files.
 * Interception by the browser's driver would cost the very threads that are measured.
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
    // No kept connection: the server may close one just as it is used again.
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
