/** Opens the page's IndexedDB of this name, once until another tab deletes or upgrades it. */
export function databaseOf(
  name: string,
  create: (database: IDBDatabase) => void,
): () => Promise<IDBDatabase> {
  let opening: Promise<IDBDatabase> | null = null;
  return () => {
    opening ??= new Promise((resolve, reject) => {
      if (!hasDatabases()) {
        reject(new Error('This browser has no database'));
        return;
      }
      const request = indexedDB.open(name, 1);
      request.addEventListener('upgradeneeded', () => create(request.result));
      request.addEventListener('success', () => {
        request.result.addEventListener('versionchange', () => {
          request.result.close();
          opening = null;
        });
        resolve(request.result);
      });
      request.addEventListener('error', () =>
        reject(request.error ?? new Error('The database did not open')),
      );
    });
    opening.catch(() => {
      opening = null;
    });
    return opening;
  };
}

export const hasDatabases = (): boolean => typeof indexedDB !== 'undefined';

/** Resolves once what the transaction wrote is stored. */
export function ended(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('Not kept')));
  });
}

export function answered<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('Not read')));
  });
}

/** A browser may store nothing: then `otherwise`. */
export async function quietly<Value>(run: () => Promise<Value>, otherwise: Value): Promise<Value> {
  try {
    return await run();
  } catch {
    return otherwise;
  }
}
