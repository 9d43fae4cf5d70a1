import type { TestApi } from '../../graphql/testing.ts';
import type { Answer } from '../../graphql/testing.ts';
import { sendFiles } from '../../graphql/testUploads.ts';
import { keyOf } from '../../lib/request/globalId.ts';
import { loadSharp } from '../media/sharp.ts';

export const errorFields = `errors { __typename message
  ... on UserInputInvalidError { field } ... on InvalidImageInputError { field } }`;

let shade = 0;

/** A picture that no other test has. */
export async function picture(width = 800, height = 600): Promise<Blob> {
  const sharp = await loadSharp();
  shade += 1;
  const background = { r: shade % 256, g: Math.floor(shade / 256), b: 120 };
  const bytes = await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
  return new Blob([new Uint8Array(bytes)], { type: 'image/png' });
}

const kept = `image { id url type width height thumbhash posterUrl } ${errorFields}`;

/** A picture, or a film with its poster beside it. */
export function upload(api: TestApi, as: string | undefined, file: Blob, poster?: Blob): Promise<Answer> {
  const query = `mutation ($file: Upload!, $poster: Upload) {
    uploadImage(file: $file, poster: $poster) { ${kept} }
  }`;
  return sendFiles(api, as, {
    query,
    variables: { poster: null },
    files: poster ? { file, poster } : { file },
  });
}

export function choosePoster(api: TestApi, as: string, mediaId: string, poster: Blob): Promise<Answer> {
  const query = `mutation ($mediaId: ID!, $poster: Upload!) {
    chooseFilmPoster(mediaId: $mediaId, poster: $poster) { ${kept} }
  }`;
  return sendFiles(api, as, { query, variables: { mediaId }, files: { poster } });
}

/** The id of a picture of the creator's, with its bytes in the storage. */
export async function uploaded(api: TestApi, as: string, size?: readonly [number, number]): Promise<string> {
  const answer = await upload(api, as, await picture(...(size ?? [])));
  const id = /"id":"([0-9a-f-]{36})"/u.exec(JSON.stringify(answer))?.[1];
  if (id === undefined) throw new Error(JSON.stringify(answer));
  return id;
}

/** What the form of a whole work sends. */
export async function wholeWork(api: TestApi, as: string) {
  const mediaId = await uploaded(api, as);
  return {
    name: '「余白展」告知ポスター',
    description: '駅に貼るポスターです。',
    designScope: '企画・組版',
    categoryIds: ['category_1', 'category_3'],
    industryIds: ['industry_2'],
    toolIds: ['tool_1'],
    media: [{ mediaId, caption: '駅掲出' }],
    thumbnailMediaId: mediaId,
    publishStatus: 'publish',
  };
}

/** The key of the work in an answer. */
export function idOf(answer: Answer): string {
  const globalId = /"(w_[\w-]{22})"/u.exec(JSON.stringify(answer.data))?.[1] ?? '';
  const id = keyOf(globalId, 'Product');
  if (id === undefined) throw new Error(JSON.stringify(answer));
  return id;
}
