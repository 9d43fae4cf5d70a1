import * as v from 'valibot';
import type { App } from './app.ts';
import type { ChosenFile } from './pictures.ts';
import { expect } from './test.ts';

const uploadRule = v.object({
  data: v.object({
    uploadImage: v.object({
      image: v.nullable(v.object({ id: v.string(), url: v.string(), width: v.number(), height: v.number() })),
      errors: v.array(v.object({ __typename: v.string(), message: v.string() })),
    }),
  }),
});
const query = `mutation ($file: Upload!) {
  uploadImage(file: $file) { image { id url width height } errors { __typename message } }
}`;

/** Sends a file as any client would that follows the multipart specification. Anything but an answer of the mutation fails. */
export async function upload(app: App, accessToken: string, { name, mimeType, buffer }: ChosenFile) {
  const form = new FormData();
  form.set('operations', JSON.stringify({ query, variables: { file: null } }));
  form.set('map', JSON.stringify({ 0: ['variables.file'] }));
  form.set('0', new Blob([new Uint8Array(buffer)], { type: mimeType }), name);
  const response = await fetch(`${app.origin}/graphql`, {
    method: 'POST',
    headers: { authorization: `Bearer ${accessToken}` },
    body: form,
  });
  const body: unknown = await response.json();
  expect(response.status, JSON.stringify(body)).toBe(200);
  expect(body, 'masked, or refused before it was looked at').not.toHaveProperty('errors');
  return v.parse(uploadRule, body).data.uploadImage;
}
