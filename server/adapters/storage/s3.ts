import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { isStorageKey } from '../../modules/media/fileTypes.ts';
import type { ByteRange, ObjectStorage, StoredObject } from '../../modules/media/storage.ts';
import { withHashedFile } from './hashed.ts';

export interface S3Options {
  readonly bucket: string;
  readonly region: string;
  /** For services other than Amazon's; buckets are then part of the path. */
  readonly endpoint: string | undefined;
  /** Without them the machine's own role, profile or environment is used. */
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | undefined;
  /** A local folder: bodies are written there first, since an object is named by its hash. */
  readonly incoming: string;
}

/** Objects in a bucket under `ab/<key>`; `ab` are the key's first characters. */
export function createS3Storage(options: S3Options): ObjectStorage & { close(): void } {
  const { bucket, region, endpoint, credentials, incoming } = options;
  const client = new S3Client({
    region,
    maxAttempts: 4,
    // S3-compatible services know no checksum trailers.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    ...(credentials === undefined ? {} : { credentials }),
  });
  const placeOf = (key: string) => ({ Bucket: bucket, Key: `${key.slice(0, 2)}/${key}` });

  const statOf = async (key: string): Promise<StoredObject | undefined> => {
    if (!isStorageKey(key)) return undefined;
    const found = await unlessMissing(client.send(new HeadObjectCommand(placeOf(key))));
    return found && { key, size: found.ContentLength ?? 0 };
  };
  const read = async (key: string, range?: ByteRange): Promise<Readable | undefined> => {
    if (!isStorageKey(key)) return undefined;
    const part = range ? { Range: `bytes=${range.start}-${range.end}` } : {};
    const found = await unlessMissing(client.send(new GetObjectCommand({ ...placeOf(key), ...part })));
    if (!found) return undefined;
    // In Node the body is always a Readable; the type is shared with browsers.
    if (!(found.Body instanceof Readable)) throw new Error('The storage answered an object without a body.');
    return found.Body;
  };

  return {
    put: (body, extension) =>
      withHashedFile(incoming, body, async ({ path, hash, size }) => {
        const key = `${hash}.${extension}`;
        // The same bytes are there already, or an equal upload is writing them.
        if (!(await statOf(key))) {
          await client.send(
            new PutObjectCommand({ ...placeOf(key), Body: createReadStream(path), ContentLength: size }),
          );
        }
        return { key, size };
      }),
    stat: statOf,
    read,
    readAll: async (key) => {
      const stream = await read(key);
      return stream && buffer(stream);
    },
    remove: async (key) => {
      if (!(await statOf(key))) return false;
      await client.send(new DeleteObjectCommand(placeOf(key)));
      return true;
    },
    close: () => client.destroy(),
  };
}

async function unlessMissing<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return undefined;
    throw error;
  }
}
