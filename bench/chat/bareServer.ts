import { createServer } from 'node:http';
import { WebSocketServer } from 'ws';

/** The baseline for conversations: posts go to every socket, and messages on a socket are echoed. */
const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false });
sockets.on('connection', (socket) => socket.on('message', (data) => socket.send(data)));

const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const words = Buffer.concat(chunks);
    if (words.length > 0) for (const socket of sockets.clients) socket.send(words, { binary: false });
    response.end('ok');
  });
});
server.on('upgrade', (request, duplex, head) =>
  sockets.handleUpgrade(request, duplex, head, (socket) => sockets.emit('connection', socket)),
);
server.listen(Number(process.env['PORT']), '127.0.0.1');
