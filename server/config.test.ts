import { describe, expect, it } from 'vitest';
import {
  ConfigError,
  publicConfig,
  readConfig,
  variables,
  variablesTable,
  type Environment,
} from './config.ts';

function linesOf(environment: Environment): readonly string[] {
  try {
    readConfig(environment);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.lines;
    throw error;
  }
}

describe('the configuration', () => {
  it('needs nothing while developing', () => {
    expect(readConfig({})).toMatchObject({
      mode: 'development',
      host: '127.0.0.1',
      port: 4000,
      dataDir: '.data',
      publicOrigin: 'http://localhost:4000',
      corsOrigins: ['http://localhost:5173', 'http://127.0.0.1:5173'],
      trustProxy: 0,
      logLevel: 'warn',
    });
  });

  it('takes an empty variable for one that is not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 4000, databaseUrl: undefined });
  });

  it('takes one data key or several, each long enough', () => {
    const [fresh, old] = ['n'.repeat(32), 'o'.repeat(32)];
    expect(readConfig({}).dataKeys).toEqual([]);
    expect(readConfig({ DATA_KEY: `${fresh}, ${old}` }).dataKeys).toEqual([fresh, old]);
    for (const wrong of ['short', `${fresh},short`, ','])
      expect(linesOf({ DATA_KEY: wrong })).toEqual([expect.stringMatching(/^DATA_KEY: /u)]);
  });

  it('keeps uploads on the disk, or in a bucket, whose key comes whole', () => {
    expect(readConfig({}).s3).toBeUndefined();
    expect(readConfig({ S3_BUCKET: 'works' }).s3).toEqual({
      bucket: 'works',
      region: 'ap-northeast-1',
      endpoint: undefined,
      credentials: undefined,
    });
    const key = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
    expect(readConfig({ S3_BUCKET: 'works', ...key }).s3?.credentials).toEqual({
      accessKeyId: 'id',
      secretAccessKey: 'secret',
    });
    expect(linesOf({ S3_BUCKET: 'works', S3_ACCESS_KEY_ID: 'id' })).toEqual([
      expect.stringMatching(/^S3_ACCESS_KEY_ID: /u),
    ]);
  });

  it('wants secrets and a real database in production', () => {
    expect(linesOf({ NODE_ENV: 'production' }).map((line) => line.split(':')[0])).toEqual([
      'TOKEN_SECRET',
      'PUBLIC_ORIGIN',
      'DATABASE_URL',
    ]);
    const enough = {
      NODE_ENV: 'production',
      TOKEN_SECRET: 'x'.repeat(32),
      PUBLIC_ORIGIN: 'https://tsumugi.example',
    };
    expect(linesOf({ ...enough, ALLOW_EMBEDDED_IN_PRODUCTION: 'true' })).toEqual([]);
    expect(readConfig({ ...enough, DATABASE_URL: 'postgres://db/x' })).toMatchObject({
      host: '0.0.0.0',
      corsOrigins: [],
      logLevel: 'info',
    });
  });

  it.each([
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['NODE_ENV', 'staging'],
    ['DATABASE_URL', 'mysql://db/x'],
    ['REDIS_URL', 'localhost:6379'],
    ['PUBLIC_ORIGIN', 'https://tsumugi.example/'],
    ['CORS_ORIGINS', 'https://a.example, *'],
    ['TOKEN_SECRET', 'short'],
    ['TRUST_PROXY', 'yes'],
    ['S3_ENDPOINT', 'storage:9000'],
    ['SENTRY_TUNNEL', 'maybe'],
    ['LINK_TERMS', 'javascript:alert(1)'],
    ['LINK_BLOG', '//evil.example'],
  ])('says in one line that %s must not be %s', (name, value) => {
    expect(linesOf({ [name]: value })).toEqual([expect.stringMatching(new RegExp(`^${name}: .+ / .+$`))]);
  });

  it('tells the page nothing secret', () => {
    const config = readConfig({
      TOKEN_SECRET: 'secret'.repeat(8),
      METRICS_TOKEN: 'secret'.repeat(8),
      SMTP_URL: 'smtp://user:secret@mail.example',
      DATABASE_URL: 'postgres://user:secret@db/x',
      REDIS_URL: 'redis://:secret@redis',
    });
    expect(JSON.stringify(publicConfig(config))).not.toContain('secret');
  });

  it('describes every variable it reads, once', () => {
    const names = variables.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(variablesTable().split('\n')).toHaveLength(names.length + 2);
  });
});
