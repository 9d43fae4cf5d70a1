import type { Acting } from './audit.ts';
import type { Services } from './request/services.ts';

/** The same whether a running server executes a command or the command opens the database itself. */
export type OperatorServices = Acting &
  Pick<Services, 'clock' | 'config' | 'db' | 'hashing' | 'hosted' | 'newId' | 'secrets' | 'tokenSecret'>;

export interface CommandResult {
  /** 0 done, 1 refused, 2 not understood. */
  readonly code: 0 | 1 | 2;
  readonly lines: readonly string[];
}

/** A module's commands: undefined for a command of another module. Refusals are thrown as `DomainError`. */
export type Commands = (
  services: OperatorServices,
  words: readonly string[],
) => Promise<CommandResult | undefined>;

/** A known command with wrong arguments. */
export class NotUnderstoodError extends Error {}

export const moment = new Intl.DateTimeFormat('ja-JP', {
  timeZone: 'Asia/Tokyo',
  dateStyle: 'medium',
  timeStyle: 'short',
});

export function numberOf(typed: string | undefined, what: string): string {
  if (typed === undefined) throw new NotUnderstoodError(`${what}の番号を指定してください。`);
  return typed;
}

export function optionOf(words: readonly string[], name: string): string | undefined {
  const at = words.indexOf(`--${name}`);
  if (at < 0) return undefined;
  const rest = words.slice(at + 1);
  const end = rest.findIndex((word) => word.startsWith('--'));
  return rest.slice(0, end < 0 ? undefined : end).join(' ');
}

/** Where to read mail in the local outbox. */
export function mailboxLines({ config }: OperatorServices): string[] {
  const readable = !config.production && !config.smtpUrl;
  return readable ? [`メールは ${config.publicOrigin}/dev/mailbox で読めます。`] : [];
}
