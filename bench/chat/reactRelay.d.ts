/** As bundlers find it, which is how the page is checked; Node's own rules want the file's ending. */
declare module 'react-relay/hooks' {
  export * from 'react-relay';
}
