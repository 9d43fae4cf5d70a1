/** As the server has it (`recommendLimits`). */
export const needLimit = 1_000;
/** Those whom one consultation can go to. */
export const mostConsulted = 10;
