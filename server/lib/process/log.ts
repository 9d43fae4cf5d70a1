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

/** Paths of secrets wherever they usually sit: at the top, in `headers`, in `variables.input`, in any one object below. */
const redactedPaths = secretNames.flatMap((name) =>
  ['', '*.', '*.*.', '*.*.*.'].map((prefix) =>
    name.includes('-') ? `${prefix}["${name}"]`.replace('.[', '[') : `${prefix}${name}`,
  ),
);

/** Structured lines on standard output, secrets blotted out. Children made with `{ requestId }` carry the request's id. */
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
