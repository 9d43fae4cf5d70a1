import type { Config } from '../../config.ts';
import { policyReportsPath } from '../policyReports.ts';
import type { HeaderList } from './exchange.ts';

export interface SecurityHeaders {
  readonly common: HeaderList;
  readonly page: HeaderList;
  /** For uploads: a browser that opens one directly runs no script. */
  readonly upload: HeaderList;
}

const reportingGroup = 'policy';
const google = 'https://accounts.google.com/gsi/';

export function securityHeaders(config: Config): SecurityHeaders {
  const https = config.publicOrigin.startsWith('https:');
  const strictTransport =
    config.production && https ? ['strict-transport-security', 'max-age=63072000; includeSubDomains'] : [];
  // Google's sign-in popup must reach its opener.
  const opener = config.googleClientId ? 'same-origin-allow-popups' : 'same-origin';
  return {
    common: ['x-content-type-options', 'nosniff', ...strictTransport],
    page: [
      'content-security-policy',
      contentSecurityPolicy(config),
      'reporting-endpoints',
      `${reportingGroup}="${policyReportsPath}"`,
      'cross-origin-opener-policy',
      opener,
      'cross-origin-resource-policy',
      'same-origin',
      'referrer-policy',
      'strict-origin-when-cross-origin',
      'permissions-policy',
      permissionsPolicy(config),
      'x-frame-options',
      'DENY',
    ],
    upload: [
      'content-security-policy',
      "default-src 'none'; sandbox; frame-ancestors 'none'",
      'cross-origin-resource-policy',
      config.corsOrigins.length > 0 ? 'cross-origin' : 'same-origin',
    ],
  };
}

function contentSecurityPolicy(config: Config): string {
  const identity = config.googleClientId !== undefined;
  const socket = config.publicOrigin.replace(/^http/, 'ws'); // older Safari does not count sockets as 'self'
  const reports = config.sentry && !config.sentry.tunnel ? [new URL(config.sentry.dsn).origin] : [];
  const search = config.algoliaAppId
    ? [`https://${config.algoliaAppId}-dsn.algolia.net`, 'https://*.algolianet.com']
    : [];
  const directives: readonly (readonly [string, readonly string[]])[] = [
    ['default-src', ["'self'"]],
    ['base-uri', ["'none'"]],
    ['object-src', ["'none'"]],
    ['frame-ancestors', ["'none'"]],
    ['form-action', ["'self'"]],
    ['script-src', ["'self'", ...(identity ? [`${google}client`] : [])]],
    ['style-src', ["'self'", ...(identity ? [`${google}style`] : [])]],
    ['img-src', ["'self'", 'data:', 'blob:']],
    ['media-src', ["'self'", 'blob:']],
    ['font-src', ["'self'"]],
    ['connect-src', ["'self'", socket, ...(identity ? [google] : []), ...reports, ...search]],
    ['worker-src', ["'self'", 'blob:']],
    ['frame-src', identity ? [google] : ["'none'"]],
    ['manifest-src', ["'self'"]],
    // The second is for browsers that do not know the first.
    ['report-to', [reportingGroup]],
    ['report-uri', [policyReportsPath]],
  ];
  const parts = directives.map(([name, sources]) => `${name} ${sources.join(' ')}`);
  if (config.production && config.publicOrigin.startsWith('https:')) parts.push('upgrade-insecure-requests');
  return parts.join('; ');
}

function permissionsPolicy(config: Config): string {
  const off = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'serial', 'midi', 'browsing-topics'];
  const identity = config.googleClientId
    ? 'identity-credentials-get=(self "https://accounts.google.com")'
    : 'identity-credentials-get=()';
  return [...off.map((name) => `${name}=()`), identity].join(', ');
}
