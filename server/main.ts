import { enableCompileCache } from 'node:module';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ConfigError, readConfig, type Config } from './config.ts';
import type { OpenExport } from './http/files/exports.ts';
import type { Database } from './db/client.ts';
import { DataDirInUseError, DataDirNotWritableError } from './db/lock.ts';
import type { TunnelHandler } from './http/options.ts';
import { systemClock } from './lib/dates/clock.ts';
import { DataFolderError, keptSecret, prepareDataFolder } from './lib/process/dataFolder.ts';
import { uuidV7 } from './lib/ids.ts';
import { signAddressesWith } from './lib/mediaAddress.ts';
import { createLifecycle, type Lifecycle } from './lib/process/lifecycle.ts';
import { createLog, type Log } from './lib/process/log.ts';
import { createSecretBox } from './lib/secrets/secretBox.ts';
import type { Services } from './lib/request/services.ts';

/**
 * Starts the server: configuration → data folder → database → adapters → HTTP. Only this file picks adapters.
 * Heavy modules are imported where needed, in parallel, so that a restart takes about a second.
 */
async function start(config: Config, log: Log, lifecycle: Lifecycle): Promise<void> {
  await requireFreePort(config);
  const folder = prepareDataFolder(config.dataDir);
  const endpointModules = Promise.all([
    import('./graphql/endpoint.ts'),
    import('./graphql/schema.ts'),
    import('./graphql/allowList.ts'),
    import('./modules/accounts/sessions/authenticate.ts'),
    import('./modules/personal-data/export/export.ts'),
    import('./modules/personal-data/export/houseExport.ts'),
    import('./modules/content/pageHeads.ts'),
    import('./modules/content/outside.ts'),
    import('./modules/media/serving/publicMedia.ts'),
    import('./modules/notifications/unsubscribing.ts'),
    import('./modules/notifications/push/push.ts'),
    import('./modules/builds/builds.ts'),
    import('./graphql/adminSchema.ts'),
    import('./modules/staff/sessions.ts'),
    import('./graphql/execution/firstAnswers.ts'),
    import('./modules/content/addresses.ts'),
  ]);
  const httpModule = import('./http/server.ts');

  const { openDatabase } = await import('./db/client.ts');
  const database = await openDatabase(
    config.databaseUrl ? { databaseUrl: config.databaseUrl } : { dataDir: folder },
  );
  lifecycle.onStop('database', () => database.close());
  const { migrate } = await import('./db/migrate.ts');
  await migrate(database);

  const { services, mailbox, identityEmulator } = await assemble(config, folder, log, lifecycle, database);
  const [
    { createGraphqlEndpoint, createStaffEndpoint },
    { schema },
    { documentFolders, readAllowList, readStaffAllowList, staffDocumentFolder },
    { authenticate },
    { openExport },
    { openHouseExport },
    { createPageHeads },
    { createPublicFiles },
    { createPublicMedia },
    { stopMails },
    { renewDevice },
    { earlierFile, withEarlierDocuments },
    { adminSchema },
    { authenticateStaff },
    { createFirstAnswers },
    { codeAt },
  ] = await endpointModules;
  const graphql = createGraphqlEndpoint({
    schema,
    services,
    authenticate: (authorization) => authenticate(services, authorization),
    allowList: config.production
      ? await withEarlierDocuments(services, await readAllowList(documentFolders))
      : undefined,
    introspection: !config.production,
  });
  const staffGraphql = createStaffEndpoint({
    schema: adminSchema,
    services,
    authenticate: (authorization) => authenticateStaff(services, authorization),
    allowList: config.production ? await readStaffAllowList(staffDocumentFolder) : undefined,
    introspection: !config.production,
  });
  const openForStaff: OpenExport = (authorization, globalId, ip) =>
    openHouseExport(services, authorization, { globalId, ip });
  const logins = await demoLogins(services);

  const [{ createHttpServer }, { sql }] = await Promise.all([httpModule, import('kysely')]);
  const http = await createHttpServer({
    services,
    graphql,
    ...(!config.admin && { staff: { graphql: staffGraphql, alone: false, openExport: openForStaff } }),
    renderHead: createPageHeads(services),
    codeAt,
    answerAhead: createFirstAnswers(graphql, documentFolders.artifacts),
    publicFile: createPublicFiles(services),
    earlierFile: earlierFile(services),
    isPublicMedia: createPublicMedia(services),
    openExport: (authorization, id) => openExport(services, authorization, id),
    stopMails: (token) => stopMails(services, token),
    renewDevice: (body, ip) => renewDevice(services, body, ip),
    checkReady: async () => {
      await sql`select 1`.execute(database.db);
    },
    gauges: {
      tsumugi_database_connections: {
        help: 'Open database connections.',
        read: () => database.connections().total,
      },
      tsumugi_database_idle: { help: 'Idle database connections.', read: () => database.connections().idle },
      tsumugi_database_waiting: {
        help: 'Waiting for a database connection.',
        read: () => database.connections().waiting,
      },
    },
    ...(mailbox && { mailbox }),
    ...(identityEmulator && { identityEmulator }),
    ...(config.sentry?.tunnel && { tunnel: tunnelTo(config.sentry.dsn) }),
  });
  const { startBackground, warmBackground } = await import('./background.ts');
  startBackground(services);
  if (logins.length > 0) {
    const { answerInDemo } = await import('./modules/demo/answers.ts');
    await answerInDemo(services);
  }
  await http.listen(config.port, config.host);
  lifecycle.onStop('http', () => http.stop());
  if (config.admin) {
    const { origin, port } = config.admin;
    const staffHttp = await createHttpServer({
      services: { ...services, config: { ...config, publicOrigin: origin, corsOrigins: [] } },
      graphql,
      staff: { graphql: staffGraphql, alone: true, openExport: openForStaff },
      isPublicMedia: createPublicMedia(services),
      checkReady: async () => {
        await sql`select 1`.execute(database.db);
      },
    });
    await staffHttp.listen(port, config.host);
    lifecycle.onStop('http of staff', () => staffHttp.stop());
  }
  if (!config.databaseUrl) await takeCommands(services, folder);
  greet(config, folder, logins);
  await http.compressStatics();
  await warmBackground(services);
}

/** No other process can open the embedded database, so `npm run ops` asks here. */
async function takeCommands(services: Services, folder: string): Promise<void> {
  const [{ openControl }, { runOperatorCommand }] = await Promise.all([
    import('./http/control.ts'),
    import('./modules/operators/commands.ts'),
  ]);
  const run = async (words: readonly string[]) => {
    const { code, lines } = await runOperatorCommand(services, words);
    return { code, lines: [...lines] };
  };
  const control = await openControl(folder, run, services.log);
  services.lifecycle.onStop('control', () => control.close());
}

function tunnelTo(allowedDsn: string): TunnelHandler {
  return async (body) => {
    const { handleTunnel } = await import('./http/tunnel.ts');
    return handleTunnel({ body, allowedDsn });
  };
}

async function assemble(config: Config, folder: string, log: Log, lifecycle: Lifecycle, database: Database) {
  const [
    { createImageService },
    { createIngest },
    { decodeHeic },
    { createMailOutbox },
    { createPaperMaker },
    { hashingQueue },
    { createWebPush },
  ] = await Promise.all([
    import('./modules/media/serving/imageService.ts'),
    import('./modules/media/ingest.ts'),
    import('./adapters/heic/decodeHeic.ts'),
    import('./adapters/mail/outbox.ts'),
    import('./adapters/typst/paperMaker.ts'),
    import('./modules/accounts/credentials/passwords.ts'),
    import('./adapters/push/webPush.ts'),
  ]);
  const clock = systemClock;
  const newId = uuidV7(clock);
  const storage = await openStorage(config, folder, lifecycle);
  const cacheFolder = join(folder, 'cache', 'images');
  const images = createImageService({ storage, cacheFolder, cacheBytes: config.imageCacheBytes, log });
  lifecycle.onStop('images', () => images.close());
  const papers = createPaperMaker();
  lifecycle.onStop('papers', () => papers.close());
  const pubsub = await openPubSub(config, log);
  lifecycle.onStop('pub/sub', () => pubsub.close());
  const outbox = createMailOutbox({ folder: join(folder, 'mailbox'), from: config.mailFrom, clock });
  const smtp = config.smtpUrl ? await openSmtp(config.smtpUrl, config.mailFrom) : undefined;
  if (smtp) lifecycle.onStop('smtp', () => smtp.close());
  else if (config.production) log.warn('SMTP_URL is not set: mail is written to a folder and reaches nobody');
  const identity = await openIdentity(config);
  const tokenSecret = config.tokenSecret ?? keptSecret(folder);
  signAddressesWith(tokenSecret, clock);
  const services: Services = {
    config,
    db: database.db,
    engine: database.engine,
    clock,
    newId,
    log,
    tokenSecret,
    // The token secret comes last, so that what it sealed before there was a DATA_KEY stays readable.
    secrets: createSecretBox([...config.dataKeys, tokenSecret]),
    hashing: hashingQueue(),
    identityVerifier: identity?.verifier,
    storage,
    ingest: createIngest({ storage, clock, decodeHeic, scanner: await openScanner(config, log) }),
    images,
    papers,
    pubsub,
    mailer: smtp ?? outbox,
    hosted: await openHostedSearch(config),
    push: createWebPush({ subject: `mailto:${config.operatorMail}` }),
    lifecycle,
  };
  return {
    services,
    mailbox: config.production || smtp ? undefined : outbox,
    identityEmulator: identity?.emulator,
  };
}

async function openHostedSearch({ algolia }: Config) {
  if (!algolia) return undefined;
  const { createAlgolia } = await import('./adapters/algolia/algolia.ts');
  return createAlgolia(algolia);
}

async function openStorage({ s3 }: Config, folder: string, lifecycle: Lifecycle) {
  if (!s3) {
    const { createDiskStorage } = await import('./adapters/storage/disk.ts');
    return createDiskStorage(join(folder, 'objects'));
  }
  const { createS3Storage } = await import('./adapters/storage/s3.ts');
  const storage = createS3Storage({ ...s3, incoming: join(folder, 'incoming') });
  lifecycle.onStop('storage', () => storage.close());
  return storage;
}

/** Verifies Google's tokens, or on a local start the emulator's. */
async function openIdentity({ googleClientId, googleEmulator, publicOrigin }: Config) {
  const clock = systemClock;
  if (googleClientId !== undefined) {
    const { createGoogleVerifier } = await import('./adapters/identity/google.ts');
    return { verifier: createGoogleVerifier({ clientId: googleClientId, clock }), emulator: undefined };
  }
  if (!googleEmulator) return undefined;
  const { createIdentityEmulator } = await import('./adapters/identity/emulator.ts');
  return createIdentityEmulator({ clock, publicOrigin, clientId: googleEmulator.clientId });
}

async function openScanner({ clamdUrl }: Config, log: Log) {
  if (clamdUrl === undefined) return undefined;
  const { createClamdScanner } = await import('./adapters/scanner/clamd.ts');
  return createClamdScanner({ url: clamdUrl, log });
}

async function openSmtp(url: string, from: string) {
  const { createSmtpMailer } = await import('./adapters/mail/smtp.ts');
  return createSmtpMailer({ url, from });
}

async function openPubSub(config: Config, log: Log) {
  if (config.redisUrl) {
    const { createRedisPubSub } = await import('./adapters/pubsub/redis.ts');
    return createRedisPubSub({ url: config.redisUrl, log });
  }
  const { createInProcessPubSub } = await import('./adapters/pubsub/inProcess.ts');
  return createInProcessPubSub(log);
}

type Logins = readonly {
  readonly label: string;
  readonly email: string;
  readonly password: string;
  readonly note?: string;
}[];

/** The demo town: built by the first start, found by later ones. */
async function demoLogins(services: Services): Promise<Logins> {
  if (services.config.production || process.argv.includes('--empty')) return [];
  const [{ demoOperator, seedDemo }, { setUpDemoFactor }] = await Promise.all([
    import('./modules/demo/seed.ts'),
    import('./modules/staff/signIn.ts'),
  ]);
  const { accounts } = await seedDemo(services, () =>
    say('デモデータを作成しています(初回のみ、しばらくかかります)…'),
  );
  const { email, totpSecret } = demoOperator;
  await setUpDemoFactor(services, email, totpSecret);
  const note = `　認証アプリのキー ${totpSecret}\n  ${'　'.repeat(8)}(コードは npm run ops -- staff code ${email} でも表示できます)`;
  return [...accounts, { ...demoOperator, note }];
}

/** Checked first, so that a second start in another window fails at once. */
async function requireFreePort({ port, host }: Config): Promise<void> {
  const probe = createServer();
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  probe.once('error', reject).once('listening', () => resolve());
  probe.listen(port, host);
  await promise;
  const closed = Promise.withResolvers<void>();
  probe.close(() => closed.resolve());
  await closed.promise;
}

function greet(config: Config, folder: string, logins: Logins): void {
  if (config.production) return;
  const row = (name: string, text: string) => say(`  ${name.padEnd(8, '　')}${text}`);
  say('');
  row('画面', config.publicOrigin);
  if (!config.smtpUrl) row('届くメール', `${config.publicOrigin}/dev/mailbox`);
  row('運営の画面', `${config.admin?.origin ?? config.publicOrigin}/admin`);
  row('データ', folder);
  for (const { label, email, password, note = '' } of logins)
    row(label, `${email}　パスワード ${password}${note}`);
  if (!config.databaseUrl) {
    say('');
    say(
      '  組み込みデータベースで動いています。強制終了には耐えますが、停電や電源断ではデータが失われることがあります。',
    );
    say('  本番では DATABASE_URL に PostgreSQL を指定してください。');
  }
  say('');
  say('  Ctrl-C で止まります。');
}

/** A message for causes that the person at the terminal can fix; undefined for others. */
function explain(error: unknown, config: Config | undefined): string | undefined {
  if (error instanceof ConfigError) return error.lines.join('\n');
  if (error instanceof DataDirInUseError) {
    return `データフォルダー ${error.dataDir} は、動いているサーバー(pid ${error.pid})が使っています。先に止めるか、DATA_DIR で別の場所を指定してください。`;
  }
  if (error instanceof DataFolderError || error instanceof DataDirNotWritableError) {
    const folder = error instanceof DataFolderError ? error.folder : error.dataDir;
    return `データフォルダー ${folder} に書き込めません(${codeOf(error.cause)})。権限を確認するか、DATA_DIR で別の場所を指定してください。`;
  }
  const code = codeOf(error);
  if (code === 'EADDRINUSE')
    return `ポート ${config?.port} は使用中です。使っているものを止めるか、PORT で別の番号を指定してください。`;
  if (code === 'EACCES')
    return `ポート ${config?.port} を開く権限がありません。PORT で 1024 以上の番号を指定してください。`;
  if (code === 'ECONNREFUSED' && config?.databaseUrl) {
    return `データベース ${new URL(config.databaseUrl).host} につながりません。動いているか、DATABASE_URL が正しいかを確認してください。`;
  }
  return undefined;
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function complain(line: string): void {
  process.stderr.write(`${line}\n`);
}

/** Caches compiled code, which saves a third of the start. Not where the cache cannot be written. */
function keepCompiled(): void {
  enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/server', import.meta.url)));
}

async function main(): Promise<void> {
  keepCompiled();
  let config: Config | undefined;
  let lifecycle: Lifecycle | undefined;
  try {
    config = readConfig();
    const log = createLog(config.logLevel);
    const running = createLifecycle(log);
    lifecycle = running;
    const stop = async (code: number): Promise<void> => {
      await running.stop();
      process.exit(code);
    };
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(0));
    process.on('uncaughtException', (error) => {
      log.fatal({ err: error }, 'uncaught exception');
      void stop(1);
    });
    await start(config, log, running);
  } catch (error) {
    if (lifecycle?.stopping) return; // asked to stop while starting: errors are expected
    complain(
      explain(error, config) ??
        `サーバーを起動できませんでした。\n${error instanceof Error ? error.stack : String(error)}`,
    );
    await lifecycle?.stop();
    process.exit(1);
  }
}

await main();
