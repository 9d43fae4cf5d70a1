import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { RequestInfo } from '../lib/request/context.ts';
import type { Log } from '../lib/process/log.ts';
import type { Draw, Drawing } from './drawing.ts';
import { readCodeLinks, type CodeLinks } from './pageCode.ts';
import { encodeAnswer } from './request/encoding.ts';
import { answer, refuse, type Exchange, type HeaderList } from './request/exchange.ts';

/** The head of a page's HTML: title, description, canonical link, Open Graph, job data. */
export interface PageHead {
  /** 200; 404 or 410 tells search engines that a page is missing. */
  readonly status: number;
  /** Escaped HTML; empty keeps the build's head. */
  readonly head: string;
}

export type RenderHead = (url: URL) => Promise<PageHead>;

/** The answers to a page's first queries, for a guest; `whole` is false when one failed. */
export type AnswerAhead = (
  url: URL,
  info: RequestInfo,
) => Promise<{
  readonly whole: boolean;
  readonly json: string | null;
  /** For the head. */
  readonly picture: string;
}>;

/** The modules of the page at an address. */
export type CodeAt = (path: string) => readonly string[];

export interface PageOptions {
  readonly folder: string;
  /** `index.html` by default. */
  readonly file?: string;
  readonly origin: string;
  readonly renderHead: RenderHead | undefined;
  readonly answerAhead?: AnswerAhead | undefined;
  readonly codeAt?: CodeAt | undefined;
  /** Makes a renderer for each build. */
  readonly drawing?: (() => Draw) | undefined;
  /** Written into the page as JSON. */
  readonly config: unknown;
  readonly securityHeaders: HeaderList;
  readonly log: Log;
  /** Checks the file at each request, for builds made while the server runs. */
  readonly watch: boolean;
  readonly onRebuilt?: () => Promise<void>;
}

interface Template {
  readonly time: number;
  readonly before: string;
  readonly head: string;
  /** The rest of the head. */
  readonly headEnd: string;
  readonly body: string;
  /** The body after the page's root. */
  readonly bodyEnd: string;
  readonly end: string;
}

const [begin, end] = ['<!--head-->', '<!--/head-->'];

const root = '<div id="root"></div>';

/** `src/main.tsx` hydrates it. */
function rootOf(drawn: Drawing | undefined): string {
  return drawn ? `<div id="root" data-drawn="${drawn.minute}">${drawn.html}</div>` : root;
}

/** Waits for the whole page before painting: half of it would have another layout. */
const wholeAtOnce = '<link rel="expect" href="#load-failed" blocking="render">';

/** The drawn page shows before its code, so style sheets and pictures load first. */
const afterThePaint = (head: string): string =>
  head.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');

const nothing = { whole: true, json: null, picture: '' };

/** The empty page that the service worker caches for offline use. */
const shellPath = '/shell';

/** The built page, the same for every address; the browser's router takes over. */
export function createPage(options: PageOptions): (x: Exchange) => Promise<void> {
  const { folder, origin, renderHead, answerAhead, codeAt, drawing } = options;
  const { securityHeaders, log, watch, onRebuilt } = options;
  const name = options.file ?? 'index.html';
  const file = join(folder, name);
  const config = `<script type="application/json" id="config">${jsonForHtml(options.config)}</script>`;
  let template: Template | undefined;
  let codeLinks: CodeLinks = () => '';
  let draw: Draw | undefined;

  const load = async (): Promise<Template | undefined> => {
    if (template && !watch) return template;
    const found = await stat(file).catch(() => undefined);
    if (!found || template?.time === found.mtimeMs) return found && template;
    if (template) await onRebuilt?.();
    if (codeAt) codeLinks = await readCodeLinks(folder, name);
    draw = drawing?.();
    template = split(await readFile(file, 'utf8'), found.mtimeMs, config);
    return template;
  };

  const addressOf = ({ path, query }: Exchange): URL => new URL(`${origin}${path}${query && `?${query}`}`);

  const headOf = async (x: Exchange): Promise<PageHead> => {
    try {
      return (await renderHead?.(addressOf(x))) ?? { status: 200, head: '' };
    } catch (error) {
      // The page still works without its preview.
      log.error({ err: error, requestId: x.id }, 'page head failed');
      return { status: 200, head: '' };
    }
  };

  const aheadOf = async (x: Exchange): ReturnType<AnswerAhead> => {
    try {
      const { id, ip, req } = x;
      const info = { id, ip, userAgent: req.headers['user-agent'] ?? '' };
      return (await answerAhead?.(addressOf(x), info)) ?? nothing;
    } catch (error) {
      // The page then asks for itself.
      log.error({ err: error, requestId: x.id }, 'answers of the first page failed');
      return { ...nothing, whole: false };
    }
  };

  return async (x) => {
    const page = await load();
    if (!page) {
      refuse(x, 503, '画面がまだ作られていません。npm run build を実行してから開き直してください。', [
        'retry-after',
        '5',
      ]);
      return;
    }
    const [{ status, head }, { whole, json, picture }] =
      x.path === shellPath
        ? [{ status: 200, head: '' }, nothing]
        : await Promise.all([headOf(x), aheadOf(x)]);
    // An incomplete page is drawn by the browser, which can retry.
    const drawn =
      whole && json !== null && status === 200
        ? await draw?.(`${x.path}${x.query && `?${x.query}`}`, json)
        : undefined;
    const ahead =
      json === null ? '' : `<script type="application/json" id="first-answers">${safeInHtml(json)}</script>`;
    const code = codeAt && x.path !== shellPath ? codeLinks(codeAt(x.path), drawn !== undefined) : '';
    const html = Buffer.from(
      page.before +
        (head || page.head) +
        picture +
        (drawn ? afterThePaint(page.headEnd + code) + wholeAtOnce : page.headEnd + code) +
        page.body +
        rootOf(drawn) +
        page.bodyEnd +
        ahead +
        page.end,
    );
    const etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
    const headers = [
      'cache-control',
      // An incomplete page must not be cached.
      whole ? 'no-cache' : 'no-store',
      'vary',
      'accept-encoding',
      'etag',
      etag,
      ...securityHeaders,
    ];
    if (status === 200 && x.req.headers['if-none-match'] === etag) {
      x.res.writeHead(304, [...x.common, ...headers]).end();
      return;
    }
    const { body, encoding } = await encodeAnswer(html, x.req.headers['accept-encoding']);
    const coded = encoding ? ['content-encoding', encoding] : [];
    answer(x, status, ['content-type', 'text/html; charset=utf-8', ...headers, ...coded], body);
  };
}

function split(html: string, time: number, config: string): Template {
  const bodyEnd = html.lastIndexOf('</body>');
  const until = bodyEnd < 0 ? html.length : bodyEnd;
  const at = html.indexOf(begin);
  const to = html.indexOf(end);
  if (at < 0 || to < at) {
    const headEnd = html.indexOf('</head>');
    const place = headEnd < 0 ? until : headEnd;
    return {
      time,
      before: html.slice(0, place),
      head: '',
      headEnd: config,
      ...splitBody(html.slice(place, until)),
      end: html.slice(until),
    };
  }
  const headEnd = html.indexOf('</head>', to);
  const place = headEnd < 0 ? to + end.length : headEnd;
  return {
    time,
    before: html.slice(0, at + begin.length),
    head: html.slice(at + begin.length, to),
    headEnd: end + config + html.slice(to + end.length, place),
    ...splitBody(html.slice(place, until)),
    end: html.slice(until),
  };
}

function splitBody(html: string): Pick<Template, 'body' | 'bodyEnd'> {
  const [body = '', bodyEnd = ''] = html.split(root);
  return { body, bodyEnd };
}

const escapes: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** JSON that cannot end a script element. */
function jsonForHtml(value: unknown): string {
  return safeInHtml(JSON.stringify(value));
}

/** In JSON these characters occur only inside strings. */
function safeInHtml(json: string): string {
  return json.replace(/[<>&\u2028\u2029]/g, (character) => escapes[character] ?? character);
}
