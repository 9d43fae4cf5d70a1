/** As the server has them (`listLimits`). */
export const longestListName = 60;
export const longestNote = 1_000;
/** Those whom one consultation can go to. */
export const mostConsulted = 10;
