import * as v from 'valibot';
import { isMailAddress, parseMailbox } from './lib/text/mailAddress.ts';

/**
 * The only reader of the environment. `variables` describes each (the README's table is printed from it by
 * `node server/config.ts`); `readConfig` checks the values or throws a `ConfigError` with one line per
 * mistake.
 */

interface Variable {
  readonly name: string;
  readonly fallback: string;
  readonly meaning: string;
}

export const variables = [
  { name: 'NODE_ENV', fallback: 'development', meaning: '`development`, `test` or `production`' },
  { name: 'HOST', fallback: '127.0.0.1, production: 0.0.0.0', meaning: 'address to listen on' },
  { name: 'PORT', fallback: '4000', meaning: 'port of everything: page, GraphQL, sockets, pictures' },
  {
    name: 'DATA_DIR',
    fallback: '.data',
    meaning: 'folder of the embedded database, uploads, mail outbox and picture cache',
  },
  { name: 'DIST_DIR', fallback: 'dist', meaning: 'folder of the built page' },
  {
    name: 'DATABASE_URL',
    fallback: '(none: embedded)',
    meaning: 'PostgreSQL ≥ 15; without it PGlite runs in the process',
  },
  {
    name: 'REDIS_URL',
    fallback: '(none: in process)',
    meaning: 'Redis that carries chat messages between several servers',
  },
  {
    name: 'PUBLIC_ORIGIN',
    fallback: 'http://localhost:PORT',
    meaning: 'origin people see; links in mails, CORS and CSP rest on it',
  },
  {
    name: 'ADMIN_ORIGIN',
    fallback: '(none: PUBLIC_ORIGIN)',
    meaning: 'origin of the operators’ pages, with `ADMIN_PORT`; `/admin` is served there alone then',
  },
  { name: 'ADMIN_PORT', fallback: '(none: PORT)', meaning: 'port of the operators’ pages' },
  {
    name: 'CORS_ORIGINS',
    fallback: 'http://localhost:5173 (development)',
    meaning: 'other exact origins that may call, separated by commas',
  },
  {
    name: 'TRUST_PROXY',
    fallback: '0',
    meaning: 'number of trusted proxies in front, for the client address in X-Forwarded-For',
  },
  {
    name: 'LOG_LEVEL',
    fallback: 'warn, production: info',
    meaning: '`fatal` `error` `warn` `info` `debug` `trace` `silent`',
  },
  {
    name: 'TOKEN_SECRET',
    fallback: '(made and kept in DATA_DIR)',
    meaning: 'signs the tokens, ≥ 32 characters; required in production',
  },
  {
    name: 'DATA_KEY',
    fallback: '(made from TOKEN_SECRET)',
    meaning:
      'encrypts bank account numbers, ≥ 32 characters; to change it, `new,old` until the next start has encrypted them anew',
  },
  {
    name: 'ALLOW_EMBEDDED_IN_PRODUCTION',
    fallback: 'false',
    meaning: 'lets production run on the embedded database, which a power cut may damage',
  },
  { name: 'SENTRY_DSN', fallback: '(none)', meaning: 'error reports and session replay of the page' },
  { name: 'SENTRY_TUNNEL', fallback: 'false', meaning: 'sends the reports through our own `/tunnel`' },
  { name: 'GOOGLE_CLIENT_ID', fallback: '(none)', meaning: 'sign-in with Google' },
  {
    name: 'SMTP_URL',
    fallback: '(none: /dev/mailbox)',
    meaning: 'mail server; without it mail lands in the outbox',
  },
  {
    name: 'CLAMD_URL',
    fallback: '(none: not scanned)',
    meaning:
      'clamd that films and files are scanned by, as `clamd://host:3310`, its `StreamMaxLength` 200M at the least; while it does not answer, none is taken',
  },
  { name: 'MAIL_FROM', fallback: 'つむぎ <no-reply@tsumugi.example>', meaning: 'sender of every mail' },
  {
    name: 'SENDER_NAME',
    fallback: '(none: such mails are left out)',
    meaning: 'who answers for mails that advertise, as the law on them asks; with `SENDER_ADDRESS`',
  },
  { name: 'SENDER_ADDRESS', fallback: '(none)', meaning: 'the street address of who answers for them' },
  {
    name: 'OPERATOR_MAIL',
    fallback: '(address of MAIL_FROM)',
    meaning: 'where the operators are told of companies that apply',
  },
  {
    name: 'OPERATOR_NAME',
    fallback: '(none; production: legal pages say so)',
    meaning: 'who runs this installation, as the legal pages name them',
  },
  { name: 'OPERATOR_ADDRESS', fallback: '(none)', meaning: 'their address' },
  { name: 'OPERATOR_REPRESENTATIVE', fallback: '(none)', meaning: 'who answers for them' },
  { name: 'OPERATOR_PHONE', fallback: '(none)', meaning: 'their telephone' },
  {
    name: 'OPERATOR_REGISTRATION_NUMBER',
    fallback: '(none)',
    meaning: 'their number as an issuer of qualified invoices, `T` and 13 digits',
  },
  {
    name: 'OPERATOR_BANK_ACCOUNT',
    fallback: '(none; production: no fee is invoiced)',
    meaning: 'the account to which companies pay the fee, as their invoices print it',
  },
  {
    name: 'ALGOLIA_APP_ID',
    fallback: '(none: PostgreSQL)',
    meaning: 'Algolia as the search engine, with the two keys; set up by `npm run search -- hosted`',
  },
  {
    name: 'ALGOLIA_SEARCH_KEY',
    fallback: '(none)',
    meaning: 'its search-only key, from which the viewers’ keys are derived',
  },
  { name: 'ALGOLIA_ADMIN_KEY', fallback: '(none)', meaning: 'its key that writes the index' },
  {
    name: 'ALGOLIA_HOST',
    fallback: '(the application’s own)',
    meaning: 'address of another service that speaks its protocol',
  },
  {
    name: 'S3_BUCKET',
    fallback: '(none: DATA_DIR/objects)',
    meaning: 'keeps uploads in a bucket instead of on the disk',
  },
  { name: 'S3_REGION', fallback: 'ap-northeast-1', meaning: 'region of the bucket' },
  { name: 'S3_ENDPOINT', fallback: '(none: Amazon)', meaning: 'address of another service that speaks S3' },
  {
    name: 'S3_ACCESS_KEY_ID',
    fallback: '(none: role of the machine)',
    meaning: 'key for the bucket, with `S3_SECRET_ACCESS_KEY`',
  },
  { name: 'S3_SECRET_ACCESS_KEY', fallback: '(none)', meaning: 'its secret' },
  {
    name: 'IMAGE_CACHE_MB',
    fallback: '1024',
    meaning: 'room for converted pictures in DATA_DIR/cache/images',
  },
  {
    name: 'METRICS_TOKEN',
    fallback: '(none)',
    meaning: 'bearer token that `/metrics` wants; in production `/metrics` is closed without it',
  },
  { name: 'LINK_SERVICE', fallback: '/', meaning: 'footer: the service' },
  { name: 'LINK_COMPANY', fallback: '/legal/company', meaning: 'footer: the operating company' },
  { name: 'LINK_TERMS', fallback: '/terms', meaning: 'footer: terms' },
  {
    name: 'LINK_TERMS_CORPORATE',
    fallback: '/legal/terms-corporate',
    meaning: 'footer: terms for companies',
  },
  { name: 'LINK_TERMS_CREATOR', fallback: '/legal/terms-creator', meaning: 'footer: terms for creators' },
  { name: 'LINK_PRIVACY', fallback: '/privacy-policy', meaning: 'footer: privacy policy' },
  { name: 'LINK_COOKIE', fallback: '/legal/cookie', meaning: 'footer: cookies and what is sent outside' },
  { name: 'LINK_GUIDE', fallback: '/journal/category/knowledge', meaning: 'onboarding guide' },
  { name: 'LINK_BLOG', fallback: '/journal', meaning: 'blog' },
] as const satisfies readonly Variable[];

const origin = v.pipe(
  v.string(),
  v.check(
    (text) => URL.canParse(text) && new URL(text).origin === text,
    'http://host:port の形のオリジン(末尾の / なし)を指定してください / must be an exact origin such as https://example.com',
  ),
);
const wholeNumber = (min: number, max: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,9}$/, `整数を指定してください / must be a whole number`),
    v.transform(Number),
    v.minValue(min, `${min} 以上にしてください / must be at least ${min}`),
    v.maxValue(max, `${max} 以下にしてください / must be at most ${max}`),
  );
const flag = v.pipe(
  v.picklist(['true', 'false', '1', '0'], 'true か false を指定してください / must be true or false'),
  v.transform((text) => text === 'true' || text === '1'),
);
const urlOf = (...protocols: readonly string[]) =>
  v.pipe(
    v.string(),
    v.check(
      (text) => URL.canParse(text) && protocols.includes(new URL(text).protocol),
      `${protocols.join(' ')} で始まる URL を指定してください / must be a URL starting with ${protocols.join(' or ')}`,
    ),
  );
const link = v.pipe(
  v.string(),
  v.regex(/^(\/(?!\/)|https:\/\/)/, '/ か https:// で始めてください / must start with / or https://'),
);
const text = v.pipe(v.string(), v.nonEmpty());
const list = v.pipe(
  v.string(),
  v.transform((words) =>
    words
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean),
  ),
);

const schema = v.object({
  NODE_ENV: v.optional(
    v.picklist(
      ['development', 'test', 'production'],
      'development, test, production のいずれかを指定してください / unknown mode',
    ),
    'development',
  ),
  HOST: v.optional(text),
  PORT: v.optional(wholeNumber(0, 65_535), '4000'),
  DATA_DIR: v.optional(text, '.data'),
  DIST_DIR: v.optional(text, 'dist'),
  DATABASE_URL: v.optional(urlOf('postgres:', 'postgresql:')),
  REDIS_URL: v.optional(urlOf('redis:', 'rediss:')),
  PUBLIC_ORIGIN: v.optional(origin),
  ADMIN_ORIGIN: v.optional(origin),
  ADMIN_PORT: v.optional(wholeNumber(0, 65_535)),
  CORS_ORIGINS: v.optional(v.pipe(list, v.array(origin))),
  TRUST_PROXY: v.optional(wholeNumber(0, 9), '0'),
  LOG_LEVEL: v.optional(
    v.picklist(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'ログの段階の名前ではありません / not a log level',
    ),
  ),
  TOKEN_SECRET: v.optional(
    v.pipe(v.string(), v.minLength(32, '32 文字以上にしてください / must have at least 32 characters')),
  ),
  DATA_KEY: v.optional(
    v.pipe(
      list,
      v.minLength(1, '鍵を指定してください / must hold a key'),
      v.array(
        v.pipe(v.string(), v.minLength(32, '32 文字以上にしてください / must have at least 32 characters')),
      ),
    ),
  ),
  ALLOW_EMBEDDED_IN_PRODUCTION: v.optional(flag, 'false'),
  SENTRY_DSN: v.optional(urlOf('https:', 'http:')),
  SENTRY_TUNNEL: v.optional(flag, 'false'),
  GOOGLE_CLIENT_ID: v.optional(text),
  SMTP_URL: v.optional(urlOf('smtp:', 'smtps:')),
  CLAMD_URL: v.optional(urlOf('clamd:')),
  MAIL_FROM: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (from) => parseMailbox(from) !== undefined,
        '「名前 <address@example.com>」の形式で指定してください / must be an address, with a name before it if need be',
      ),
    ),
    'つむぎ <no-reply@tsumugi.example>',
  ),
  SENDER_NAME: v.optional(text),
  SENDER_ADDRESS: v.optional(text),
  OPERATOR_MAIL: v.optional(
    v.pipe(v.string(), v.check(isMailAddress, 'メールアドレスを指定してください / must be a mail address')),
  ),
  OPERATOR_NAME: v.optional(text),
  OPERATOR_ADDRESS: v.optional(text),
  OPERATOR_REPRESENTATIVE: v.optional(text),
  OPERATOR_PHONE: v.optional(text),
  OPERATOR_REGISTRATION_NUMBER: v.optional(
    v.pipe(v.string(), v.regex(/^T\d{13}$/u, 'Tと13桁の数字で指定してください / must be T and 13 digits')),
  ),
  OPERATOR_BANK_ACCOUNT: v.optional(text),
  ALGOLIA_APP_ID: v.optional(text),
  ALGOLIA_SEARCH_KEY: v.optional(text),
  ALGOLIA_ADMIN_KEY: v.optional(text),
  ALGOLIA_HOST: v.optional(urlOf('http:', 'https:')),
  S3_BUCKET: v.optional(text),
  S3_REGION: v.optional(text, 'ap-northeast-1'),
  S3_ENDPOINT: v.optional(urlOf('http:', 'https:')),
  S3_ACCESS_KEY_ID: v.optional(text),
  S3_SECRET_ACCESS_KEY: v.optional(text),
  IMAGE_CACHE_MB: v.optional(wholeNumber(1, 1_000_000), '1024'),
  METRICS_TOKEN: v.optional(
    v.pipe(v.string(), v.minLength(16, '16 文字以上にしてください / must have at least 16 characters')),
  ),
  LINK_SERVICE: v.optional(link, '/'),
  LINK_COMPANY: v.optional(link, '/legal/company'),
  LINK_TERMS: v.optional(link, '/terms'),
  LINK_TERMS_CORPORATE: v.optional(link, '/legal/terms-corporate'),
  LINK_TERMS_CREATOR: v.optional(link, '/legal/terms-creator'),
  LINK_PRIVACY: v.optional(link, '/privacy-policy'),
  LINK_COOKIE: v.optional(link, '/legal/cookie'),
  LINK_GUIDE: v.optional(link, '/journal/category/knowledge'),
  LINK_BLOG: v.optional(link, '/journal'),
});

export class ConfigError extends Error {
  readonly lines: readonly string[];

  constructor(lines: readonly string[]) {
    super(lines.join('\n'));
    this.name = 'ConfigError';
    this.lines = lines;
  }
}

export type Environment = Readonly<Record<string, string | undefined>>;
export type Config = ReturnType<typeof readConfig>;

/** The company on the legal pages. A local start invents one; in production missing values show as such. */
function operatorOf(env: v.InferOutput<typeof schema>, production: boolean, email: string) {
  const or = (value: string | undefined, invented: string): string =>
    value ?? (production ? '(未設定)' : invented);
  return {
    name: or(env.OPERATOR_NAME, '株式会社つむぎ'),
    address: or(env.OPERATOR_ADDRESS, '東京都台東区谷中(ローカル環境の例)'),
    representative: or(env.OPERATOR_REPRESENTATIVE, '永井 葉(ローカル環境の例)'),
    phone: or(env.OPERATOR_PHONE, 'お問い合わせフォームからのご請求により遅滞なく開示します'),
    registrationNumber: or(env.OPERATOR_REGISTRATION_NUMBER, 'T0000000000000(ローカル環境の例)'),
    bankAccount: or(
      env.OPERATOR_BANK_ACCOUNT,
      'みほん銀行 谷中支店(001) 普通 0000000 カ)ツムギ(ローカル環境の例)',
    ),
    email,
  };
}

export function readConfig(environment: Environment = process.env) {
  // Empty counts as not set: compose files and shells pass variables like that.
  const given = Object.fromEntries(
    variables.map(({ name }) => [name, environment[name]?.trim() || undefined]),
  );
  const result = v.safeParse(schema, given);
  const lines = [
    ...new Set(result.issues?.map((issue) => `${String(issue.path?.[0]?.key)}: ${issue.message}`)),
  ];
  if (!result.success) throw new ConfigError(lines);
  const env = result.output;
  const production = env.NODE_ENV === 'production';
  if (production && !env.TOKEN_SECRET)
    lines.push('TOKEN_SECRET: 本番では必須です / is required in production');
  if (production && !env.PUBLIC_ORIGIN)
    lines.push('PUBLIC_ORIGIN: 本番では必須です / is required in production');
  if ((env.ADMIN_ORIGIN === undefined) !== (env.ADMIN_PORT === undefined))
    lines.push('ADMIN_ORIGIN: ADMIN_PORT と組で指定してください / must come with ADMIN_PORT');
  if (production && !env.DATABASE_URL && !env.ALLOW_EMBEDDED_IN_PRODUCTION) {
    lines.push(
      'DATABASE_URL: 組み込みデータベースは停電に耐えないため、本番では使えません(使う場合は ALLOW_EMBEDDED_IN_PRODUCTION=true)' +
        ' / production wants PostgreSQL unless ALLOW_EMBEDDED_IN_PRODUCTION=true',
    );
  }
  const s3Credentials =
    env.S3_ACCESS_KEY_ID !== undefined && env.S3_SECRET_ACCESS_KEY !== undefined
      ? { accessKeyId: env.S3_ACCESS_KEY_ID, secretAccessKey: env.S3_SECRET_ACCESS_KEY }
      : undefined;
  if (!s3Credentials && (env.S3_ACCESS_KEY_ID ?? env.S3_SECRET_ACCESS_KEY) !== undefined) {
    lines.push(
      'S3_ACCESS_KEY_ID: S3_SECRET_ACCESS_KEY と組で指定してください / must come with S3_SECRET_ACCESS_KEY',
    );
  }
  const algolia =
    env.ALGOLIA_APP_ID !== undefined &&
    env.ALGOLIA_SEARCH_KEY !== undefined &&
    env.ALGOLIA_ADMIN_KEY !== undefined
      ? {
          appId: env.ALGOLIA_APP_ID,
          searchKey: env.ALGOLIA_SEARCH_KEY,
          adminKey: env.ALGOLIA_ADMIN_KEY,
          host: env.ALGOLIA_HOST,
        }
      : undefined;
  if (!algolia && (env.ALGOLIA_APP_ID ?? env.ALGOLIA_SEARCH_KEY ?? env.ALGOLIA_ADMIN_KEY) !== undefined) {
    lines.push(
      'ALGOLIA_APP_ID: ALGOLIA_SEARCH_KEY、ALGOLIA_ADMIN_KEY と組で指定してください / must come with both keys',
    );
  }
  if (lines.length > 0) throw new ConfigError(lines);
  return {
    mode: env.NODE_ENV,
    production,
    host: env.HOST ?? (production ? '0.0.0.0' : '127.0.0.1'),
    port: env.PORT,
    dataDir: env.DATA_DIR,
    distDir: env.DIST_DIR,
    databaseUrl: env.DATABASE_URL,
    redisUrl: env.REDIS_URL,
    publicOrigin: env.PUBLIC_ORIGIN ?? `http://localhost:${env.PORT}`,
    /** Where the operators' pages are when served apart. */
    admin:
      env.ADMIN_ORIGIN === undefined || env.ADMIN_PORT === undefined
        ? undefined
        : { origin: env.ADMIN_ORIGIN, port: env.ADMIN_PORT },
    corsOrigins: env.CORS_ORIGINS ?? (production ? [] : ['http://localhost:5173', 'http://127.0.0.1:5173']),
    trustProxy: env.TRUST_PROXY,
    logLevel: env.LOG_LEVEL ?? (production ? ('info' as const) : ('warn' as const)),
    tokenSecret: env.TOKEN_SECRET,
    dataKeys: env.DATA_KEY ?? [],
    sentry: env.SENTRY_DSN ? { dsn: env.SENTRY_DSN, tunnel: env.SENTRY_TUNNEL } : undefined,
    googleClientId: env.GOOGLE_CLIENT_ID,
    /** Replaces Google on a local start; cannot be switched on in production. */
    googleEmulator:
      production || env.GOOGLE_CLIENT_ID
        ? undefined
        : { script: '/dev/google/client.js', clientId: 'tsumugi-local.apps.googleusercontent.example' },
    smtpUrl: env.SMTP_URL,
    clamdUrl: env.CLAMD_URL,
    mailFrom: env.MAIL_FROM,
    /** Only needed in production. */
    sender:
      env.SENDER_NAME !== undefined && env.SENDER_ADDRESS !== undefined
        ? { name: env.SENDER_NAME, address: env.SENDER_ADDRESS }
        : production
          ? undefined
          : { name: 'つむぎ', address: 'ローカル環境(SENDER_ADDRESS で設定)' },
    operatorMail: env.OPERATOR_MAIL ?? parseMailbox(env.MAIL_FROM)?.address ?? '',
    /** An invoice needs its sender and bank account. */
    mayInvoiceFees:
      !production ||
      [env.OPERATOR_NAME, env.OPERATOR_ADDRESS, env.OPERATOR_BANK_ACCOUNT].every(
        (value) => value !== undefined,
      ),
    operator: operatorOf(env, production, env.OPERATOR_MAIL ?? parseMailbox(env.MAIL_FROM)?.address ?? ''),
    algoliaAppId: env.ALGOLIA_APP_ID,
    algolia,
    s3:
      env.S3_BUCKET === undefined
        ? undefined
        : {
            bucket: env.S3_BUCKET,
            region: env.S3_REGION,
            endpoint: env.S3_ENDPOINT,
            credentials: s3Credentials,
          },
    imageCacheBytes: env.IMAGE_CACHE_MB * 1024 * 1024,
    metricsToken: env.METRICS_TOKEN,
    links: {
      service: env.LINK_SERVICE,
      company: env.LINK_COMPANY,
      terms: env.LINK_TERMS,
      termsCorporate: env.LINK_TERMS_CORPORATE,
      termsCreator: env.LINK_TERMS_CREATOR,
      privacy: env.LINK_PRIVACY,
      cookie: env.LINK_COOKIE,
      guide: env.LINK_GUIDE,
      blog: env.LINK_BLOG,
    },
  };
}

/** Configuration for the page, written into `index.html` as JSON. Never secrets. */
export function publicConfig(config: Config) {
  return {
    publicOrigin: config.publicOrigin,
    production: config.production,
    sentry: config.sentry
      ? { dsn: config.sentry.dsn, tunnel: config.sentry.tunnel ? '/tunnel' : null }
      : null,
    googleClientId: config.googleClientId ?? null,
    googleEmulator: config.googleEmulator?.script ?? null,
    googleEmulatorClientId: config.googleEmulator?.clientId ?? null,
    algoliaAppId: config.algoliaAppId ?? null,
    mailbox: config.production || config.smtpUrl ? null : '/dev/mailbox',
    links: config.links,
  };
}

export type PublicConfig = ReturnType<typeof publicConfig>;

export function variablesTable(): string {
  const rows = variables.map(({ name, fallback, meaning }) => `| \`${name}\` | ${fallback} | ${meaning} |`);
  return ['| variable | default | meaning |', '|---|---|---|', ...rows].join('\n');
}

if (import.meta.main) process.stdout.write(`${variablesTable()}\n`);
