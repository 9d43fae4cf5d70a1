/**
 * What `react-relay/hooks` is in this page's build (see `vite.config.ts`): the hooks in use, each from its own module. The package's own
 * index is CommonJS and brings every hook there is, 5 kB of the first page that nobody calls. Add a hook here with its first use; the build
 * says so when one is missing.
 */
export { graphql } from 'relay-runtime';
export { default as RelayEnvironmentProvider } from 'react-relay/lib/relay-hooks/RelayEnvironmentProvider';
export { default as useFragment } from 'react-relay/lib/relay-hooks/useFragment';
export { default as useMutation } from 'react-relay/lib/relay-hooks/useMutation';
export { default as useLazyLoadQuery } from 'react-relay/lib/relay-hooks/useLazyLoadQuery';
export { default as useRelayEnvironment } from 'react-relay/lib/relay-hooks/useRelayEnvironment';
