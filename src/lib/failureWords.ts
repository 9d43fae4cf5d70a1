import { isMissingCode } from './part.ts';
import { formatDay, formatTime } from './text/dates.ts';

/** A refusal in a mutation's payload. `field` is the dotted path inside the input. */
export interface FormError {
  readonly __typename?: string;
  readonly message: string;
  readonly field?: string | null | undefined;
  readonly retryAt?: string | null | undefined;
}

/** The server's message with the time in it: 時間をおいて becomes 14:05以降に, with the day unless it is today. */
export function withTime({ message, retryAt }: FormError): string {
  if (retryAt === undefined || retryAt === null) return message;
  // Rounded up, so that the time shown is not too early.
  const at = Math.ceil(Date.parse(retryAt) / 60_000) * 60_000;
  const day = formatDay(Date.now(), at);
  const when = `${day === '今日' ? '' : day}${formatTime(at)}以降に`;
  return message.includes('時間をおいて')
    ? message.replace('時間をおいて', when)
    : `${message}${when}もう一度お試しください。`;
}

/** By name, because this layer must not import the transport. */
export function failureWords(error: unknown): string {
  if (isMissingCode(error) || (error instanceof Error && error.name === 'NetworkError')) {
    return 'サーバーにつながりませんでした。通信を確認して、もう一度お試しください。';
  }
  return 'こちらの不具合で送れませんでした。時間をおいて、もう一度お試しください。';
}
