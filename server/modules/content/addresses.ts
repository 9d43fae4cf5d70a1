import pages from '../../../schema/pages.json' with { type: 'json' };

/**
 * Every address that the page knows, with its name, so that the first answer says which page it is, and to any other address that there
 * is none. Printed from the page's own table (`src/routes/pages.ts`).
 */
export interface Address {
  readonly title: string;
  readonly forMembers: boolean;
}

// A name of its own goes before an id: `/products/create` is no work.
const shapes = pages
  .map(({ path, ...address }) => ({
    ...address,
    shape: new RegExp(`^${path.replaceAll(/\$\w+/g, '[^/]+')}/?$`),
    hasIds: path.includes('$'),
  }))
  .sort((one, other) => Number(one.hasIds) - Number(other.hasIds));

export function addressAt(path: string): Address | undefined {
  return shapes.find(({ shape }) => shape.test(path));
}
