/** As the server has it (`recommendLimits`). */
export const needLimit = 1_000;
