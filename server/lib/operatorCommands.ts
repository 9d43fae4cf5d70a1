import type { Acting } from './audit.ts';
import type { Services } from './services.ts';

/** What a command needs: the same whether a running server is asked to run it or the command opens the database itself. */
export type OperatorServices = Acting &
  Pick<Services, 'clock' | 'config' | 'db' | 'hashing' | 'hosted' | 'newId' | 'secrets'>;

export interface CommandResult {
  /** 0 done, 1 refused, 2 not understood. */
  readonly code: 0 | 1 | 2;
  readonly lines: readonly string[];
}

/** What a module can be asked to do: undefined for a command that is another module's. A refusal is thrown as a `DomainError`. */
export type Commands = (
  services: OperatorServices,
  words: readonly string[],
) => Promise<CommandResult | undefined>;

/** A command that is known, with words that are not. */
export class NotUnderstoodError extends Error {}

export const moment = new Intl.DateTimeFormat('ja-JP', {
  timeZone: 'Asia/Tokyo',
  dateStyle: 'medium',
  timeStyle: 'short',
});

/** The number after a command. */
export function numberOf(typed: string | undefined, what: string): string {
  if (typed === undefined) throw new NotUnderstoodError(`${what}の番号を指定してください。`);
  return typed;
}

/** The words after an option, up to the next one. */
export function optionOf(words: readonly string[], name: string): string | undefined {
  const at = words.indexOf(`--${name}`);
  if (at < 0) return undefined;
  const rest = words.slice(at + 1);
  const end = rest.findIndex((word) => word.startsWith('--'));
  return rest.slice(0, end < 0 ? undefined : end).join(' ');
}

/** Said where mail lands in the local outbox. */
export function mailboxLines({ config }: OperatorServices): string[] {
  const readable = !config.production && !config.smtpUrl;
  return readable ? [`メールは ${config.publicOrigin}/dev/mailbox で読めます。`] : [];
}
