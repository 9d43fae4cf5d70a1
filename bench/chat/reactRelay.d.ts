/** Bundlers resolve this name; Node needs the file's extension. */
declare module 'react-relay/hooks' {
  export * from 'react-relay';
}
