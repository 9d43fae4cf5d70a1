import {
  type DatabaseConnection,
  type Driver,
  IdentifierNode,
  RawNode,
  type TransactionSettings,
  createQueryId,
} from 'kysely';

export function beginText({ isolationLevel, accessMode }: TransactionSettings): string {
  const level = isolationLevel === undefined ? '' : ` isolation level ${isolationLevel}`;
  const mode = accessMode === undefined ? '' : ` ${accessMode}`;
  return level === '' && mode === '' ? 'begin' : `start transaction${level}${mode}`;
}

type SavepointMethod = NonNullable<Driver['savepoint']>;

function savepointCommand(command: string): SavepointMethod {
  return async (connection: DatabaseConnection, name, compileQuery) => {
    // The identifier node quotes the name.
    const node = RawNode.createWithChildren([
      RawNode.createWithSql(`${command} `),
      IdentifierNode.create(name),
    ]);
    await connection.executeQuery(compileQuery(node, createQueryId()));
  };
}

/** Savepoints for both engines' drivers. */
export const savepointMethods = {
  savepoint: savepointCommand('savepoint'),
  rollbackToSavepoint: savepointCommand('rollback to'),
  releaseSavepoint: savepointCommand('release'),
};

/** Adds the caller's stack to a database error. */
export function traced(error: unknown, here: Error): unknown {
  if (error instanceof Error && here.stack !== undefined) {
    error.stack = `${error.stack ?? error.message}\n${here.stack.split('\n').slice(1).join('\n')}`;
  }
  return error;
}
