import { isRecord } from './guards.ts';

export interface ExternalLinks {
  readonly service: string | null;
  readonly company: string | null;
  readonly terms: string | null;
  readonly termsCorporate: string | null;
  readonly termsCreator: string | null;
  readonly privacy: string | null;
  readonly cookie: string | null;
  readonly guide: string | null;
  readonly blog: string | null;
}

export interface SentryConfig {
  readonly dsn: string;
  /** A path of this host that forwards reports where blockers stop the direct way. */
  readonly tunnel: string | null;
}

/** The server's `publicConfig`, sent with the page. Nothing in it is secret. */
export interface PageConfig {
  readonly publicOrigin: string | null;
  readonly production: boolean;
  /** The build, so that a report finds its source map. */
  readonly release: string | null;
  /** Null: nothing is reported. */
  readonly sentry: SentryConfig | null;
  /** Null: no Google button. */
  readonly googleClientId: string | null;
  /** Local demo only: replaces Google's identity script, a path of this host. */
  readonly googleEmulator: string | null;
  /** The audience of the emulator's tokens. */
  readonly googleEmulatorClientId: string | null;
  readonly algoliaAppId: string | null;
  /** Local start only: where unsent mail can be read. */
  readonly mailbox: string | null;
  readonly links: ExternalLinks;
}

let known: PageConfig | null = null;

/** For server rendering, where there is no document. */
export function setPageConfig(config: unknown): void {
  known = parseConfig(JSON.stringify(config));
}

/** Reads `<script type="application/json" id="config">` once; without it everything is off. */
export function pageConfig(): PageConfig {
  known ??= parseConfig(document.querySelector('script#config[type="application/json"]')?.textContent ?? '');
  return known;
}

export function parseConfig(json: string): PageConfig {
  let value: unknown = null;
  try {
    value = JSON.parse(json);
  } catch {
    // The page must work without.
  }
  const config = isRecord(value) ? value : {};
  const links = isRecord(config['links']) ? config['links'] : {};
  return {
    publicOrigin: text(config, 'publicOrigin'),
    production: config['production'] === true,
    release: text(config, 'release'),
    sentry: sentryConfig(config['sentry']),
    googleClientId: text(config, 'googleClientId'),
    googleEmulator: link(config, 'googleEmulator'),
    googleEmulatorClientId: text(config, 'googleEmulatorClientId'),
    algoliaAppId: text(config, 'algoliaAppId'),
    mailbox: link(config, 'mailbox'),
    links: {
      service: link(links, 'service'),
      company: link(links, 'company'),
      terms: link(links, 'terms'),
      termsCorporate: link(links, 'termsCorporate'),
      termsCreator: link(links, 'termsCreator'),
      privacy: link(links, 'privacy'),
      cookie: link(links, 'cookie'),
      guide: link(links, 'guide'),
      blog: link(links, 'blog'),
    },
  };
}

function sentryConfig(value: unknown): SentryConfig | null {
  if (!isRecord(value)) return null;
  const dsn = text(value, 'dsn');
  return dsn === null ? null : { dsn, tunnel: link(value, 'tunnel') };
}

function text(record: Readonly<Record<string, unknown>>, key: string): string | null {
  const value = record[key];
  return typeof value === 'string' && value !== '' ? value : null;
}

/** Only http(s) addresses, or paths of this host. */
function link(record: Readonly<Record<string, unknown>>, key: string): string | null {
  const value = text(record, key);
  return value !== null && /^(https?:\/\/|\/(?!\/))/.test(value) ? value : null;
}
