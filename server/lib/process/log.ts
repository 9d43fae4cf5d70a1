import { pino, type DestinationStream, type Level, type Logger } from 'pino';

export type Log = Logger;

const secretNames = [
  'authorization',
  'password',
  'newPassword',
  'currentPassword',
  'token',
  'accessToken',
  'refreshToken',
  'idToken',
  'cookie',
  'set-cookie',
  'secret',
  'tokenSecret',
];

/** Where secrets usually are: at the top, in `headers`, in `variables.input`, one object below. */
const redactedPaths = secretNames.flatMap((name) =>
  ['', '*.', '*.*.', '*.*.*.'].map((prefix) =>
    name.includes('-') ? `${prefix}["${name}"]`.replace('.[', '[') : `${prefix}${name}`,
  ),
);

/**
 * JSON lines on standard output, secrets removed. Children made with `{ requestId }` carry the request's id.
 */
export function createLog(level: Level | 'silent', destination?: DestinationStream): Log {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: redactedPaths, censor: '[隠しました]' },
    formatters: { level: (label: string) => ({ level: label }) },
  };
  return destination ? pino(options, destination) : pino(options);
}

export const silentLog = (): Log => pino({ level: 'silent' });
