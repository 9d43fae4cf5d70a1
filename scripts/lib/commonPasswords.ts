import type { Plugin } from 'vite';
import { commonPasswords } from '../../server/modules/accounts/credentials/commonPasswords.ts';

const id = 'virtual:common-passwords';

/**
 * The server's own list, fetched by the page when a password is chosen, so that its hint refuses the same
 * passwords.
 */
export function commonPasswordsModule(): Plugin {
  return {
    name: 'common-passwords',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: async (source) =>
      source === `\0${id}`
        ? `export const passwords = ${JSON.stringify([...(await commonPasswords())].join(' '))};`
        : undefined,
  };
}
