import { dropDatabasesOfRun } from './testDatabase.ts';

/** Around a run of the server's tests. */
export const teardown = (): Promise<void> => dropDatabasesOfRun();
