import type { IEnvironment } from 'relay-runtime';
import type { AccessTokenSource } from './accessToken.ts';
import { NetworkError, ServerError } from './transportErrors.ts';

/**
 * The token source of each environment, for requests other than GraphQL. A token never leaves this folder.
 */
const sources = new WeakMap<IEnvironment, AccessTokenSource>();

export function keepTokenSource(environment: IEnvironment, token: AccessTokenSource): void {
  sources.set(environment, token);
}

/**
 * Fetches a file that only its owner may have. The token goes into a header, never into an address, which
 * histories and logs keep, and only to this host.
 */
export async function fetchProtectedFile(environment: IEnvironment, address: string): Promise<Blob> {
  const url = new URL(address, globalThis.location.origin);
  if (url.origin !== globalThis.location.origin) throw new Error('The file lies on another host');
  const source = sources.get(environment);
  const token = (await source?.get()) ?? null;
  let response = await send(url, token);
  if (response.status === 401 && source !== undefined && token !== null) {
    const renewed = await source.refresh(token);
    if (renewed !== null && renewed !== token) response = await send(url, renewed);
  }
  if (!response.ok) throw new ServerError(response.status, null);
  try {
    return await response.blob();
  } catch (cause) {
    throw new NetworkError('The file broke off', { cause });
  }
}

async function send(url: URL, token: string | null): Promise<Response> {
  const headers = new Headers();
  if (token !== null) headers.set('authorization', `Bearer ${token}`);
  try {
    return await globalThis.fetch(url, { headers, credentials: 'omit', cache: 'no-store' });
  } catch (cause) {
    throw new NetworkError('The file could not be fetched', { cause });
  }
}
