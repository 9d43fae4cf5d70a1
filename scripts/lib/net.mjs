import net from 'node:net';

/** Sends bytes; answers the first bytes that come back, or undefined. */
const ask = (host, port, question, timeoutMs = 1_000) =>
  new Promise((resolve) => {
    const socket = net.connect({ host, port });
    const finish = (answer) => {
      socket.destroy();
      resolve(answer);
    };
    socket.setTimeout(timeoutMs, () => finish(undefined));
    socket.once('connect', () => socket.write(question));
    socket.once('data', finish);
    socket.once('error', () => finish(undefined));
    socket.once('close', () => finish(undefined));
  });

/** PostgreSQL answers a TLS request with one letter, S or N. */
export const postgresAnswers = async (host = '127.0.0.1', port = 5432) => {
  const request = Buffer.alloc(8);
  request.writeInt32BE(8, 0);
  request.writeInt32BE(80877103, 4);
  const answer = await ask(host, port, request);
  return answer !== undefined && ['S', 'N'].includes(answer.toString('latin1', 0, 1));
};

export const redisAnswers = async (host = '127.0.0.1', port = 6379) =>
  (await ask(host, port, 'PING\r\n'))?.toString('latin1').startsWith('+PONG') ?? false;

export const portIsFree = (port) =>
  new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });
