import { describe, expect, it } from 'vitest';
import { parseConfig } from './config.ts';

describe('page configuration', () => {
  it('reads what the server says', () => {
    const config = parseConfig(
      JSON.stringify({
        production: true,
        sentry: { dsn: 'https://key@example.com/1', tunnel: '/tunnel' },
        links: { service: '/', blog: 'https://blog.example.com/' },
      }),
    );
    expect(config.production).toBe(true);
    expect(config.sentry).toEqual({ dsn: 'https://key@example.com/1', tunnel: '/tunnel' });
    expect(config.links).toMatchObject({ service: '/', blog: 'https://blog.example.com/', guide: null });
  });

  it.each(['', 'null', '[]', '{"sentry":{"dsn":3},"links":7}', 'broken'])(
    'has all switched off for %s',
    (json) => {
      const config = parseConfig(json);
      expect(config.sentry).toBeNull();
      expect(config.googleClientId).toBeNull();
      expect(config.links.terms).toBeNull();
    },
  );

  it('refuses links that run code or hide their host', () => {
    const { links } = parseConfig(
      JSON.stringify({ links: { blog: 'javascript:alert(1)', guide: '//evil' } }),
    );
    expect(links.blog).toBeNull();
    expect(links.guide).toBeNull();
  });
});
