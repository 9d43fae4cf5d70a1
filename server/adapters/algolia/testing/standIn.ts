import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as v from 'valibot';

/** Algolia as far as the product speaks to it: it checks the keys, the rights they carry, the filters and what may be answered. */

const record = v.looseObject({
  objectID: v.string(),
  kind: v.string(),
  title: v.string(),
  body: v.string(),
  readings: v.array(v.string()),
  facets: v.array(v.string()),
  audience: v.string(),
  hiddenFrom: v.array(v.string()),
  quality: v.number(),
  sortAt: v.number(),
});
type StoredRecord = v.InferOutput<typeof record>;

const query = v.object({
  query: v.string(),
  filters: v.optional(v.string(), ''),
  facetFilters: v.optional(v.array(v.union([v.string(), v.array(v.string())])), []),
  attributesToRetrieve: v.optional(v.array(v.string())),
  offset: v.number(),
  length: v.pipe(v.number(), v.minValue(0), v.maxValue(1_000)),
});
const writes = v.object({
  requests: v.array(
    v.variant('action', [
      v.object({ action: v.literal('updateObject'), body: record }),
      v.object({ action: v.literal('deleteObject'), body: v.object({ objectID: v.string() }) }),
    ]),
  ),
});

export interface AlgoliaStandIn {
  readonly url: string;
  readonly records: ReadonlyMap<string, StoredRecord>;
  readonly settings: Map<string, unknown>;
  readonly synonyms: unknown[];
  /** While it is away every answer is a 503. */
  away: boolean;
  close(): Promise<void>;
}

interface Keys {
  readonly appId: string;
  readonly searchKey: string;
  readonly adminKey: string;
  readonly now: () => Date;
}

const valuesOf = (one: StoredRecord, attribute: string): readonly string[] => {
  const value = one[attribute];
  return Array.isArray(value) ? value.map(String) : [String(value)];
};

/** `a:b`, `NOT a:"b"`, joined by AND: all that the product says. */
function passes(one: StoredRecord, filters: string): boolean {
  if (filters === '') return true;
  return filters.split(' AND ').every((part) => {
    const [, not, attribute = '', value = ''] = /^(NOT )?(\w+):"?([^"]*)"?$/u.exec(part) ?? [];
    if (attribute === '') throw new Error(`A filter that is none: ${part}`);
    return valuesOf(one, attribute).includes(value) !== (not !== undefined);
  });
}

const fold = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u30A1-\u30F6]/gu, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) - 0x60));

/** What a derived key says, where its sign is right and its time not over. */
function derived({ searchKey, now }: Keys, key: string): URLSearchParams | undefined {
  const text = Buffer.from(key, 'base64').toString();
  const [sign, parameters] = [text.slice(0, 64), text.slice(64)];
  if (createHmac('sha256', searchKey).update(parameters).digest('hex') !== sign) return undefined;
  const read = new URLSearchParams(parameters);
  return Number(read.get('validUntil')) * 1_000 < now().getTime() ? undefined : read;
}

export async function startAlgoliaStandIn(keys: Keys): Promise<AlgoliaStandIn> {
  const records = new Map<string, StoredRecord>();
  const settings = new Map<string, unknown>();
  const synonyms: unknown[] = [];
  const state = { away: false };

  const answer = (method: string, url: URL, key: string, body: unknown): readonly [number, unknown] => {
    const [, , , index = '', act = ''] = url.pathname.split('/');
    if (method === 'POST' && act === 'query') {
      const secured = key === keys.searchKey || key === keys.adminKey ? undefined : derived(keys, key);
      if (!secured && key !== keys.searchKey && key !== keys.adminKey)
        return [403, { message: 'Invalid API key' }];
      const asked = v.parse(query, body);
      const indices = secured?.get('restrictIndices');
      if (indices != null && !indices.includes(`"${index}"`)) return [403, { message: 'Not this index' }];
      const words = fold(asked.query)
        .split(/\s+/u)
        .filter((word) => word !== '');
      const found = [...records.values()]
        .filter(
          (one) =>
            passes(one, asked.filters) &&
            passes(one, secured?.get('filters') ?? '') &&
            asked.facetFilters.every((any) =>
              [any]
                .flat()
                .some((one_) =>
                  valuesOf(one, one_.slice(0, one_.indexOf(':'))).includes(one_.slice(one_.indexOf(':') + 1)),
                ),
            ) &&
            words.every((word) => fold([one.title, one.body, ...one.readings].join('\n')).includes(word)),
        )
        .toSorted((one, other) =>
          index.endsWith('newest') ? other.sortAt - one.sortAt : other.quality - one.quality,
        );
      const kept =
        secured?.get('attributesToRetrieve') ?? JSON.stringify(asked.attributesToRetrieve ?? ['*']);
      const wanted = v.parse(v.pipe(v.string(), v.parseJson(), v.array(v.string())), kept);
      const hits = found
        .slice(asked.offset, asked.offset + asked.length)
        .map((one) =>
          Object.fromEntries(
            Object.entries(one).filter(
              ([name]) =>
                name === 'objectID' ||
                (name !== 'hiddenFrom' && (wanted.includes('*') || wanted.includes(name))),
            ),
          ),
        );
      return [200, { hits, nbHits: found.length }];
    }
    if (key !== keys.adminKey) return [403, { message: 'Method not allowed with this API key' }];
    if (method === 'POST' && act === 'batch') {
      for (const one of v.parse(writes, body).requests) {
        if (one.action === 'updateObject') records.set(one.body.objectID, one.body);
        else records.delete(one.body.objectID);
      }
      return [200, { taskID: 1 }];
    }
    if (method === 'PUT' && act === 'settings') {
      settings.set(index, body);
      return [200, { taskID: 1 }];
    }
    if (method === 'POST' && act === 'synonyms') {
      synonyms.splice(0, synonyms.length, ...v.parse(v.array(v.unknown()), body));
      return [200, { taskID: 1 }];
    }
    return [404, { message: 'Not found' }];
  };

  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      const say = (status: number, body: unknown): void => {
        response.writeHead(status, { 'content-type': 'application/json' });
        response.end(JSON.stringify(body));
      };
      if (state.away) return say(503, { message: 'Away' });
      if (request.headers['x-algolia-application-id'] !== keys.appId)
        return say(403, { message: 'Not this application' });
      try {
        const url = new URL(request.url ?? '/', 'http://stand-in');
        const key = String(request.headers['x-algolia-api-key']);
        const [status, body] = answer(
          request.method ?? '',
          url,
          key,
          JSON.parse(Buffer.concat(pieces).toString() || '{}'),
        );
        return say(status, body);
      } catch (error) {
        return say(400, { message: String(error) });
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens on a port
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    records,
    settings,
    synonyms,
    get away() {
      return state.away;
    },
    set away(is: boolean) {
      state.away = is;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
