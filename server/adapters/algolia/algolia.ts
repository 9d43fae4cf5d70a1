import { createHmac } from 'node:crypto';
import * as v from 'valibot';
import type {
  HostedQuestion,
  HostedRecord,
  HostedSearch,
  HostedSettings,
} from '../../modules/search/hosted/hosted.ts';

interface AlgoliaOptions {
  readonly appId: string;
  /** May only search; viewers' keys are derived from it. */
  readonly searchKey: string;
  readonly adminKey: string;
  /** Another service with its protocol. */
  readonly host?: string | undefined;
  readonly timeoutMs?: number;
}

const index = 'tsumugi';
const newest = 'tsumugi_newest';
const indexes = { best: index, newest };

const answered = v.object({
  hits: v.array(v.object({ objectID: v.string() })),
  nbHits: v.number(),
});

/** The fixed filter of a viewer's queries. Ids and domains cannot contain characters that end a value. */
function filterOf({ scope, isMember }: HostedQuestion['looking']): string {
  const hidden =
    scope === undefined
      ? []
      : [
          ...(scope.companyId === null ? [] : [`company:${scope.companyId}`]),
          `domain:${scope.emailDomain.replaceAll(/["\\]/gu, '')}`,
        ];
  return [
    ...(isMember ? [] : ['audience:EVERYONE']),
    ...hidden.map((value) => `NOT hiddenFrom:"${value}"`),
  ].join(' AND ');
}

const settings = {
  searchableAttributes: ['title', 'readings', 'body'],
  attributesForFaceting: [
    'filterOnly(kind)',
    'filterOnly(facets)',
    'filterOnly(audience)',
    'filterOnly(hiddenFrom)',
  ],
  unretrievableAttributes: ['hiddenFrom'],
  attributesToRetrieve: ['objectID'],
  attributesToTransliterate: ['title', 'readings', 'body'],
  indexLanguages: ['ja', 'en'],
  queryLanguages: ['ja', 'en'],
  paginationLimitedTo: 2_100,
};

/** Algolia's REST interface. People wait for the answers, so they fail after `timeoutMs`. */
export function createAlgolia({
  appId,
  searchKey,
  adminKey,
  host = `https://${appId}.algolia.net`,
  timeoutMs = 2_000,
}: AlgoliaOptions): HostedSearch {
  const call = async (
    method: 'POST' | 'PUT',
    path: string,
    key: string,
    body: object,
    patience = timeoutMs,
  ): Promise<unknown> => {
    const response = await fetch(new URL(path, host), {
      method,
      headers: {
        'content-type': 'application/json',
        'x-algolia-application-id': appId,
        'x-algolia-api-key': key,
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(patience),
    });
    if (!response.ok) throw new Error(`Algolia answered ${response.status} to ${method} ${path}.`);
    return response.json();
  };
  const batch = (requests: readonly object[]) =>
    call('POST', `/1/indexes/${index}/batch`, adminKey, { requests }, 30_000);
  return {
    async search({ kind, query, facetFilters, isNewest, offset, length, looking }) {
      const answer = await call(
        'POST',
        `/1/indexes/${isNewest ? indexes.newest : indexes.best}/query`,
        searchKey,
        {
          query,
          filters: filterOf(looking),
          facetFilters: [
            `kind:${kind}`,
            ...facetFilters.map((values) => values.map((one) => `facets:${one}`)),
          ],
          attributesToRetrieve: ['objectID'],
          attributesToHighlight: [],
          offset,
          length,
        },
      );
      const { hits, nbHits } = v.parse(answered, answer);
      return { ids: hits.map(({ objectID }) => objectID), count: nbHits };
    },
    async save(records: readonly HostedRecord[]) {
      if (records.length > 0) await batch(records.map((body) => ({ action: 'updateObject', body })));
    },
    async remove(objectIds) {
      if (objectIds.length > 0)
        await batch(objectIds.map((objectID) => ({ action: 'deleteObject', body: { objectID } })));
    },
    async configure({ synonyms }: HostedSettings) {
      await call(
        'PUT',
        `/1/indexes/${index}/settings`,
        adminKey,
        { ...settings, replicas: [newest], customRanking: ['desc(quality)'] },
        30_000,
      );
      await call(
        'PUT',
        `/1/indexes/${newest}/settings`,
        adminKey,
        { ...settings, ranking: ['desc(sortAt)'] },
        30_000,
      );
      await call(
        'POST',
        `/1/indexes/${index}/synonyms/batch?replaceExistingSynonyms=true&forwardToReplicas=true`,
        adminKey,
        synonyms.map((one, at) =>
          'words' in one
            ? { objectID: `trade-${at}`, type: 'synonym', synonyms: one.words }
            : { objectID: `trade-${at}`, type: 'oneWaySynonym', input: one.word, synonyms: one.finds },
        ),
        30_000,
      );
    },
    viewerKey(looking, viewerId, until) {
      const parameters = new URLSearchParams({
        filters: filterOf(looking),
        attributesToRetrieve: '["objectID"]',
        restrictIndices: JSON.stringify([index, newest]),
        userToken: viewerId,
        validUntil: String(Math.floor(until.getTime() / 1_000)),
      }).toString();
      const sign = createHmac('sha256', searchKey).update(parameters).digest('hex');
      return Buffer.from(`${sign}${parameters}`).toString('base64');
    },
  };
}
