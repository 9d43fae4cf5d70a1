import { GraphQLError } from 'graphql';
import type { ExportFile } from '../../modules/personal-data/export/export.ts';
import { refuse, type Exchange, type HeaderList } from '../request/exchange.ts';
import { attachment } from './media.ts';
import { sendRepresentation } from '../request/representation.ts';

/** The file of an export, if the token allows; rejects with a `GraphQLError` when the token is refused. */
export type OpenExport = (
  authorization: string | undefined,
  id: string,
  ip: string,
) => Promise<ExportFile | undefined>;

/**
 * `/exports/<id>`: a person's own data, for that person; `/admin/exports/<id>`: for staff who were asked to
 * disclose it. The access token comes in the Authorization header, never in the address, which ends up in
 * histories and logs. Foreign, expired and unknown exports answer alike.
 */
export function createExportsHandler(
  open: OpenExport,
  uploadHeaders: HeaderList,
): (x: Exchange) => Promise<void> {
  return async (x) => {
    const found = await open(
      x.req.headers.authorization,
      x.path.slice(x.path.lastIndexOf('/') + 1),
      x.ip,
    ).catch(refusal);
    if (found === 'refused') {
      refuse(x, 401, 'もう一度ログインしてください。', ['www-authenticate', 'Bearer']);
      return;
    }
    if (!found) {
      refuse(x, 404, 'このファイルは見つかりません。');
      return;
    }
    await sendRepresentation(x, {
      size: found.size,
      etag: found.etag,
      headers: [
        'content-type',
        'application/zip',
        'content-disposition',
        attachment(found.name),
        'cache-control',
        'private, no-store',
        'accept-ranges',
        'bytes',
        ...uploadHeaders,
      ],
      open: (range) => found.open(range),
    });
  };
}

function refusal(error: unknown): 'refused' {
  if (error instanceof GraphQLError && error.extensions['code'] === 'UNAUTHENTICATED') return 'refused';
  throw error;
}
