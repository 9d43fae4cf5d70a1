import { createRoute, Outlet, useParams, useSearch } from '@tanstack/react-router';
import { createElement } from 'react';
import type { ComponentType, ReactElement } from 'react';
import type { IEnvironment } from 'relay-runtime';
import type { AskedOperation, FirstPicture, PageFacts } from '../features/page/pageFacts.ts';
import { useSessionState } from '../features/session/session.ts';
import type { SessionState } from '../features/session/session.ts';
import { part } from '../lib/part.ts';
import { warmQuery } from '../relay/routeQuery.ts';
import type { QuerySource } from '../relay/routeQuery.ts';
import { guard, knownState } from './guard.ts';
import type { Opening } from './guard.ts';
import { bareRoute, chromeRoute } from './root.ts';
import type { RouterContext } from './root.ts';

type ParamNames<Path> = Path extends `${string}$${infer Rest}`
  ? Rest extends `${infer Name}/${infer More}`
    ? Name | ParamNames<More>
    : Rest
  : never;

type ParamsOf<Path> = { readonly [Name in ParamNames<Path>]: string };

interface Asked<Path, Search> {
  readonly params: ParamsOf<Path>;
  readonly search: Search;
  readonly state: SessionState;
}

interface Warming<Path, Search> extends Asked<Path, Search> {
  readonly environment: IEnvironment;
  /** Aborted when the navigation is given up. */
  readonly signal: AbortSignal;
  readonly cause: Opening['cause'];
  readonly hash: string;
}

interface Loading {
  readonly context: RouterContext;
  readonly cause: Opening['cause'];
  readonly location: { readonly search: object; readonly hash: string };
  readonly params: object;
  readonly abortController: AbortController;
}

interface Ahead {
  readonly ahead: () => void;
}

interface Facts<Path, Search> extends Pick<PageFacts, 'title' | 'access'> {
  readonly frame?: PageFacts['frame'];
  readonly alone?: true;
  readonly ownBar?: true;
  readonly reloadsBySearch?: true;
  /** Runs before the guard: removes secrets from the address. */
  readonly before?: (opening: Opening & { readonly search: Search }) => Promise<void> | void;
  /** Read by `useRouteQuery`. */
  readonly query?: QuerySource;
  /** Uses the store's data and asks the server as well, unless the data is younger than this. */
  readonly revalidateAfterMs?: number;
  /** More queries of a guest's first view, answered in the first HTML. */
  readonly guestAlsoAsks?: (asked: Asked<Path, Search>) => readonly AskedOperation[];
  readonly firstPicture?: FirstPicture;
  /** Code of other files shown with the page. */
  readonly parts?: (asked: Asked<Path, Search>) => readonly Ahead[];
  /** Further requests while the code loads. The page retries what fails here. */
  readonly warm?: (warming: Warming<Path, Search>) => Promise<void> | void;
}

interface WithoutVariables {
  readonly variables?: undefined;
  readonly component?: () => Promise<ComponentType>;
}

interface WithVariables<Path, Search, Variables> {
  /** Also passed to the component. */
  readonly variables: (asked: Asked<Path, Search>) => Variables;
  readonly component?: () => Promise<ComponentType<{ readonly variables: Variables }>>;
}

/** Everything that router, guard, loader and server (by `schema/pages.json`) know of a page. */
type Page<Path, Search, Variables> = Facts<Path, Search> &
  (WithoutVariables | WithVariables<Path, Search, Variables>);

function hasParams<Path extends string>(path: Path, params: object): params is ParamsOf<Path> {
  return path.split('/').every((segment) => !segment.startsWith('$') || segment.slice(1) in params);
}

type Validate<Search> = (raw: Record<string, unknown>) => Search;
type NoSearch = Record<never, never>;
export const noSearch: Validate<NoSearch> = () => ({});

/**
 * The router lays what was validated over what stands in the address: a name that was dropped, such as
 * `?category=5`, would reach the page as it came. An undefined one hides it, and leaves the address.
 */
function hidingTheRest<Search extends object>(validate: Validate<Search>): Validate<Search> {
  return (raw) => {
    const kept = validate(raw);
    const dropped = Object.keys(raw).filter((name) => !Object.hasOwn(kept, name));
    return Object.assign(Object.fromEntries(dropped.map((name) => [name, undefined])), kept);
  };
}

/**
 * A route's options besides parent and path. `load` is called by its loader, whose type gives the router the
 * path's parameters. `validate` parses the search.
 */
export function pageOptions<Path extends string, Search extends object, Variables extends object>(
  path: Path,
  validate: Validate<Search>,
  entry: Page<Path, Search, Variables>,
) {
  const { title, access, frame = 'page', alone, ownBar, before, query, revalidateAfterMs } = entry;
  const asked = (params: object, search: object, state: SessionState): Asked<Path, Search> => {
    if (!hasParams(path, params)) throw new Error(`${path} without its parameters`);
    return { params, search: validate({ ...search }), state };
  };
  const warm = (
    { context, cause, location, params, abortController }: Loading,
    state: SessionState,
  ): void => {
    const { environment } = context;
    const { signal } = abortController;
    const at = asked(params, location.search, state);
    for (const { ahead } of entry.parts?.(at) ?? []) ahead();
    const options = { signal, ...(revalidateAfterMs !== undefined && { revalidateAfterMs }) };
    if (query !== undefined) warmQuery(environment, query, { ...entry.variables?.(at) }, options);
    entry.warm?.({ ...at, environment, signal, cause, hash: location.hash })?.catch(() => undefined);
  };
  const guestAsks = (params: object): readonly AskedOperation[] => {
    const at = asked(params, {}, { status: 'guest' });
    const own = query === undefined ? [] : [{ query, variables: { ...entry.variables?.(at) } }];
    return [...own, ...(entry.guestAlsoAsks?.(at) ?? [])];
  };
  const loads = query !== undefined || entry.parts !== undefined || entry.warm !== undefined;
  return {
    staticData: {
      page: { title, access, frame, ...(alone && { alone }), ...(ownBar && { ownBar }) },
      guestAsks,
      code: [query, entry.component],
      ...(entry.firstPicture && { firstPicture: entry.firstPicture }),
      bySearch: entry.reloadsBySearch === true,
    },
    // What `before` removes must stand in the address until then; pages without a search read none.
    validateSearch: validate === noSearch || before !== undefined ? validate : hidingTheRest(validate),
    loaderDeps: ({ search }: { readonly search: object }) => (entry.reloadsBySearch === true ? search : {}),
    beforeLoad: async (opening: Opening & { readonly search: object }) => {
      await before?.({ ...opening, search: validate({ ...opening.search }) });
      await guard(access, path, opening);
    },
    load: (loading: Loading) => {
      const { session } = loading.context;
      if (!loads) return undefined;
      // Only pages that differ for guests and members wait for the viewer; others have guards.
      if (access !== 'shared') return warm(loading, session.state());
      return knownState(session).then((state) => warm(loading, state));
    },
    component: pageComponent(entry, asked),
  };
}

function pageComponent<Path, Search, Variables extends object>(
  entry: Page<Path, Search, Variables>,
  asked: (params: object, search: object, state: SessionState) => Asked<Path, Search>,
) {
  if (entry.component === undefined) return Outlet;
  if (entry.variables === undefined) return part(entry.component);
  const { variables } = entry;
  const code = part(entry.component);
  function Asking(): ReactElement {
    const at = asked(useParams({ strict: false }), useSearch({ strict: false }), useSessionState());
    return createElement(code, { variables: variables(at) });
  }
  return Object.assign(Asking, { preload: code.preload });
}

/** Inside the chrome, with a search. */
export function searchedPage<
  const Path extends string,
  Search extends object,
  Variables extends object = NoSearch,
>(path: Path, validate: Validate<Search>, entry: Page<Path, Search, Variables>) {
  const { load, ...options } = pageOptions(path, validate, entry);
  return createRoute({
    getParentRoute: () => chromeRoute,
    path,
    ...options,
    loader: (loading) => load(loading),
  });
}

export function page<const Path extends string, Variables extends object = NoSearch>(
  path: Path,
  entry: Page<Path, NoSearch, Variables>,
) {
  return searchedPage(path, noSearch, entry);
}

export function barePage<
  const Path extends string,
  Search extends object = NoSearch,
  Variables extends object = NoSearch,
>(path: Path, validate: Validate<Search>, entry: Page<Path, Search, Variables>) {
  const { load, ...options } = pageOptions(path, validate, { ...entry, frame: 'bare' });
  return createRoute({
    getParentRoute: () => bareRoute,
    path,
    ...options,
    loader: (loading) => load(loading),
  });
}
