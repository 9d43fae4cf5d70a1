/** What can go wrong before there is a GraphQL answer (specification, section 8). */

/** The server could not be reached, or did not answer in time. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
  readonly timedOut: boolean;

  constructor(message: string, options: { readonly cause?: unknown; readonly timedOut?: boolean } = {}) {
    super(message, { cause: options.cause });
    this.timedOut = options.timedOut ?? false;
  }
}

/** The answer's status is not 2xx. */
export class ServerError extends Error {
  override readonly name = 'ServerError';
  readonly status: number;
  /** JSON when it parses, else text. */
  readonly body: unknown;

  constructor(status: number, body: unknown) {
    super(`Response not successful: Received status code ${status}`);
    this.status = status;
    this.body = body;
  }
}

/** The answer is 2xx and not JSON. */
export class ServerParseError extends Error {
  override readonly name = 'ServerParseError';
  readonly status: number;
  readonly bodyText: string;

  constructor(status: number, bodyText: string, cause: unknown) {
    super('Response is not valid JSON', { cause });
    this.status = status;
    this.bodyText = bodyText;
  }
}

/** The answer is JSON with neither `data` nor `errors`. */
export class MissingResponseError extends Error {
  override readonly name = 'MissingResponseError';
  readonly body: unknown;

  constructor(operationName: string, body: unknown) {
    super(`Response of ${operationName} has neither data nor errors`);
    this.body = body;
  }
}

/** The socket closed for good, or its retries are used up. */
export class SubscriptionClosedError extends Error {
  override readonly name = 'SubscriptionClosedError';
  readonly code: number;
  readonly reason: string;

  constructor(code: number, reason: string) {
    super(`Subscription closed with code ${code}${reason === '' ? '' : `: ${reason}`}`);
    this.code = code;
    this.reason = reason;
  }
}
