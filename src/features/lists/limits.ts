/** The server's `listLimits`. */
export const longestListName = 60;
export const longestNote = 1_000;
/** Recipients of one consultation. */
export const mostConsulted = 10;
