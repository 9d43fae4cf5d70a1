import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const artifact = '__generated__/sessionCallsMeQuery.graphql.ts';

/** Puts the query that `public/first.js` sends into the page, exactly as the Relay compiler printed it. */
export function meQueryInHtml(): Plugin {
  return {
    name: 'me-query-in-html',
    transformIndexHtml: {
      order: 'post',
      handler(html, { filename }) {
        // The operators' page does not use it.
        if (!filename.endsWith('index.html')) return html;
        const [, text] = /^\s*"text": (".*"),?$/m.exec(readFileSync(artifact, 'utf8')) ?? [];
        if (text === undefined) throw new Error(`${artifact} holds no document.`);
        const body = `{"operationName":"sessionCallsMeQuery","variables":{},"query":${text.replaceAll('<', '\\u003c')}}`;
        const place = '<script src="/first.js">';
        if (!html.includes(place)) throw new Error('index.html has no place for the query.');
        return html.replace(
          place,
          () => `<script type="application/json" id="me-query">${body}</script>${place}`,
        );
      },
    },
  };
}
