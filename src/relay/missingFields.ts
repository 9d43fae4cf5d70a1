import { ROOT_TYPE } from 'relay-runtime';
import type { MissingFieldHandler } from 'relay-runtime';

interface RootLookup {
  readonly argument: string;
  /** Null: any type. */
  readonly types: readonly string[] | null;
}

const byId = (types: readonly string[] | null): RootLookup => ({ argument: 'id', types });

/**
 * Root fields that answer the object whose global id they are given, so that a page reached from a list finds
 * it in the store. Fields the object lacks are fetched as usual.
 */
const rootLookups: ReadonlyMap<string, RootLookup> = new Map([
  ['node', byId(null)],
  ['product', byId(['Product'])],
  ['publicProduct', byId(['Product', 'PublicProduct'])],
  ['myProduct', byId(['Product', 'MyProduct', 'OwnProduct'])],
  ['creatorUser', byId(['User', 'CreatorUser'])],
  ['publicCreatorUser', byId(['User', 'CreatorUser', 'PublicCreatorUser', 'PublicUser'])],
  ['company', byId(['Company'])],
  ['jobOpening', byId(['ContractJobOpening', 'HourlyJobOpening', 'FullTimeJobOpening'])],
  ['publicJobOpening', byId(['ContractJobOpening', 'HourlyJobOpening', 'FullTimeJobOpening'])],
  ['candidate', byId(['Candidate'])],
  ['draftJobOpening', byId(['DraftContractJobOpening', 'DraftHourlyJobOpening', 'DraftFullTimeJobOpening'])],
]);

export const missingFieldHandlers: readonly MissingFieldHandler[] = [
  {
    kind: 'linked',
    handle: (field, parent, args, store) => {
      if (parent == null || parent.getType() !== ROOT_TYPE) return undefined;
      const lookup = rootLookups.get(field.name);
      const id: unknown = lookup === undefined ? undefined : args[lookup.argument];
      if (lookup === undefined || typeof id !== 'string') return undefined;
      const type = store.get(id)?.getType();
      // A user's id in a work's address, for one: only the server can say what that means.
      if (type === undefined || (lookup.types !== null && !lookup.types.includes(type))) return undefined;
      return id;
    },
  },
];
